import { FileText } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { AdminMenuItem } from "./feature-menu";
import { MenuEntry } from "./menu-entry";

const pages: AdminMenuItem = {
  label: "Pages",
  href: "/admin/pages",
  Icon: FileText,
  subItems: [
    { label: "Page tree", href: "/admin/pages/tree" },
    { label: "Saved sections", href: "/admin/saved-sections" },
  ],
};

/** Every visible link on a screen, and how it is marked. */
function linksOn(path: string, expanded = true) {
  const element = (
    <MenuEntry
      item={pages}
      path={path}
      expanded={expanded}
      pending={[]}
      onPoint={() => {}}
      onLeave={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = ""]) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1],
  }));
}

test.each([
  ["/admin/pages", "page"],
  ["/admin/pages/new", "true"],
  ["/admin/pages/5f0f7b52/history", "true"],
  ["/admin/dashboard", undefined],
  ["/admin", undefined],
])("on %s the link to /admin/pages is marked as current: %s", (path, current) => {
  expect(linksOn(path)[0]).toEqual({ href: "/admin/pages", current });
});

test("sub-items are links below their item while one of its screens is open, and marked in the same way", () => {
  expect(linksOn("/admin/pages/tree")).toEqual([
    { href: "/admin/pages", current: "true" },
    { href: "/admin/pages/tree", current: "page" },
    { href: "/admin/saved-sections", current: undefined },
  ]);
  expect(linksOn("/admin/saved-sections/new")).toEqual([
    { href: "/admin/pages", current: undefined },
    { href: "/admin/pages/tree", current: undefined },
    { href: "/admin/saved-sections", current: "true" },
  ]);
  expect(linksOn("/admin/dashboard")).toHaveLength(1);
  expect(linksOn("/admin/pages/tree", false)).toHaveLength(1);
});
