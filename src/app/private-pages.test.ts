import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import type { PageHandle } from "~/site/page-handle";

interface RouteModule {
  handle?: PageHandle;
  default?: unknown;
  meta?(args: { matches: []; params: Record<string, string> }): MetaDescriptor[];
}

const modules = import.meta.glob<RouteModule>(["../features/*/site/**/*.tsx", "!**/*.test.tsx"], {
  eager: true,
});
const personal = Object.entries(modules).filter(
  ([, { handle, default: component }]) => handle?.page?.personal && component,
);

test("there are pages of one person", () => expect(personal.length).toBeGreaterThan(10));

test.each(personal)("%s tells search engines and other pages nothing about its address", (_, { meta }) => {
  const tags = meta?.({ matches: [], params: { token: "t0ken", id: "t0ken" } });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags).toContainEqual({ name: "referrer", content: "no-referrer" });
  expect(JSON.stringify(tags)).not.toContain("t0ken");
});
