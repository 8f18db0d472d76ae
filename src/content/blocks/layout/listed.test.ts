import { expect, test } from "vitest";
import { listed } from "./listed";

const everything = Array.from({ length: 45 }, (_, index) => index + 1);
const source = {
  newest: async (limit: number) => everything.slice(0, limit),
  count: async () => everything.length,
};

test("a list limited by staff shows the newest, and has no pages", async () => {
  expect(await listed({ page: 2 }, 3, source)).toEqual({ items: [1, 2, 3], paging: null });
});

test.each([
  [undefined, 1, 1, 20],
  [2, 2, 21, 40],
  [3, 3, 41, 45],
  [99, 3, 41, 45],
])("for page %s, shows page %i from %i to %i", async (requestedPage, page, first, last) => {
  const { items, paging } = await listed({ page: requestedPage }, null, source);
  expect([items.at(0), items.at(-1), paging]).toEqual([first, last, { page, pages: 3 }]);
});

test("an empty list is one empty page", async () => {
  const none = { newest: async () => [], count: async () => 0 };
  expect(await listed({}, null, none)).toEqual({ items: [], paging: { page: 1, pages: 1 } });
});
