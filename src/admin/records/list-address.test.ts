import { expect, test } from "vitest";
import {
  changedView,
  exportQuery,
  isNarrowed,
  queryOf,
  readListView,
  savedQuery,
  writeListView,
} from "./list-address";

const shape = { filters: ["locations"], order: "-updatedAt" };
const read = (address: string) => readListView(new URLSearchParams(address), shape);
const written = (address: string) => String(writeListView(read(address), shape));

test("an empty address is the first order of the list, outside the trash", () => {
  expect(queryOf(read(""))).toEqual({ sort: "-updatedAt", page: 1, pageSize: 25 });
  expect(written("")).toBe("");
});

test("a view is the same after writing and reading the address", () => {
  const address = "q=heart&status=draft&locations=l-1&sort=title&page=3&pageSize=50&columns=name%2Cposition";
  expect(written(address)).toBe(address);
});

test("ignores values that were not offered", () => {
  expect(read("status=secret&pageSize=9000&page=-4&other=1")).toMatchObject({
    status: "",
    pageSize: 25,
    page: 1,
    filters: {},
  });
});

test("a change goes to the first page, unless it is the page", () => {
  expect(changedView(read("page=4"), { q: "a" }).page).toBe(1);
  expect(changedView(read("page=4"), { page: 5 }).page).toBe(5);
});

test("detects whether anything narrows the list", () => {
  expect(isNarrowed(read("q=%20"))).toBe(false);
  expect(isNarrowed(read("locations=l-1"))).toBe(true);
});

test("a saved view and an export name the filters, the order, and the shown columns, but no page", () => {
  const view = read("q=heart&status=draft&locations=l-1&sort=title&page=3");
  expect(savedQuery(view, ["position"], shape)).toBe(
    "q=heart&status=draft&locations=l-1&sort=title&columns=position",
  );
  expect(String(exportQuery(view, ["position", "name"]))).toBe(
    "q=heart&status=draft&locations=l-1&sort=title&columns=position%2Cname",
  );
});

test("the search words of a list of people are in no address and in no saved view", () => {
  const people = { filters: ["state"], order: "", ofPeople: true };
  const view = readListView(new URLSearchParams("q=other&state=given&status=draft"), people, "Quill");
  expect(view).toMatchObject({ q: "Quill", status: "", filters: { state: "given" } });
  expect(isNarrowed(readListView(new URLSearchParams("q=other"), people))).toBe(false);
  expect(writeListView(view, people).has("q")).toBe(false);
  expect(savedQuery(view, ["amount"], people)).toBe("state=given&columns=amount");
});
