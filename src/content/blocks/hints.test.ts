import { expect, test } from "vitest";
import { withHints } from "./hints";

const fields = [
  { name: "heading", kind: "TEXT", settings: {} },
  { name: "items", kind: "ITEM_ARRAY", settings: { item: [{ name: "title", kind: "TEXT", settings: {} }] } },
  { name: "rows", kind: "ITEM_ARRAY", settings: { editor: "table" } },
];

test("empty texts get their hints, also within items; the rows of a table stay lists", () => {
  const props = { heading: "", items: [{ title: "" }, { title: "Typed" }], rows: [["Flu shot", "$20"]] };
  expect(withHints(fields, props, (path) => `for ${path}`)).toEqual({
    heading: "[for heading]",
    items: [{ title: "[for items.0.title]" }, { title: "Typed" }],
    rows: [["Flu shot", "$20"]],
  });
});
