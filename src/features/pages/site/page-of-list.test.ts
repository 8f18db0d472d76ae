import { expect, test } from "vitest";
import { pageOfList } from "./page-of-list";

test("the page of the longest list counts; a list of only the newest has none", () => {
  const list = (page: number) => ({ props: { data: { items: [], paging: { page, pages: 9 } } } });
  expect(pageOfList([])).toBe(1);
  expect(pageOfList([{ props: {} }, { props: { data: { items: [], paging: null } } }, list(1)])).toBe(1);
  expect(pageOfList([list(1), list(3)])).toBe(3);
});
