import { expect, test } from "vitest";
import type { ListItem } from "~/content/item-schemas";
import { type PageNode, pageTree } from "./page-tree";

const page = (slug: string | null, title = `At ${slug}`) => ({ id: String(slug), slug, title }) as ListItem;
const shape = (nodes: PageNode[]): unknown[] =>
  nodes.map(({ item, children }) => (children.length > 0 ? [item.slug, shape(children)] : item.slug));

const pages = [
  page("/care/at-home/nurses"),
  page("/"),
  page("/careful"),
  page("/care"),
  page("/care/at-home"),
  page("/new-patient/primary-care", "Become a patient"),
  page(null),
];

test("each page is below the nearest page above it", () => {
  expect(shape(pageTree(pages))).toEqual([
    null,
    "/",
    ["/care", [["/care/at-home", ["/care/at-home/nurses"]]]],
    "/careful",
    "/new-patient/primary-care",
  ]);
});

test("a search keeps its results and their ancestors", () => {
  expect(shape(pageTree(pages, "Nurses"))).toEqual([
    ["/care", [["/care/at-home", ["/care/at-home/nurses"]]]],
  ]);
  expect(shape(pageTree(pages, "become"))).toEqual(["/new-patient/primary-care"]);
});
