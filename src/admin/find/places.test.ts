import { expect, test } from "vitest";
import { matchingPlaces } from "./places";

const places = [
  { href: "/admin/giving/cards", label: "Cards to print", detail: "Giving" },
  { href: "/admin/staffmembers", label: "Staff Members", detail: "Screen" },
  { href: "/admin/giving", label: "Giving", detail: "Screen" },
  { href: "/admin/news/new", label: "New news item", detail: "News", also: "Add Create Write" },
  { href: "/admin/pages/1", label: "José’s page", detail: "Page" },
];
const found = (q: string) => matchingPlaces(places, q).map(({ label }) => label);

test("every word must be in the label or the detail, and labels that begin with them come first", () => {
  expect(found("giving")).toEqual(["Giving", "Cards to print"]);
  expect(found("print giv")).toEqual(["Cards to print"]);
  expect(found("jose PAGE")).toEqual(["José’s page"]);
  expect(found("write news")).toEqual(["New news item"]);
  expect(found("nowhere")).toEqual([]);
});
