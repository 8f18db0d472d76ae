import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SubNavigation } from "./sub-navigation";

const section = (anchor: string) => ({ anchor, label: `About ${anchor}` });

function shown(sections: ReturnType<typeof section>[]): string {
  const router = createMemoryRouter([{ path: "/", element: <SubNavigation sections={sections} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("three sections have a bar with a link to each", () => {
  const html = shown(["hours", "people", "reading"].map(section));
  expect(html).toContain('<nav aria-label="On this page"');
  expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, words]) => [href, words])).toEqual(
    [
      ["/#hours", "About hours"],
      ["/#people", "About people"],
      ["/#reading", "About reading"],
    ],
  );
});

test("fewer than three sections have no bar", () => {
  expect(shown(["hours", "people"].map(section))).toBe("");
});
