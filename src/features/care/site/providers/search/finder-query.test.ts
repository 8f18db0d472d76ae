import fc from "fast-check";
import { expect, test } from "vitest";
import { finderHref, finderQuery, hasQuery } from "./finder-query";

const read = (query: string) => finderQuery(new URLSearchParams(query));

test.each([
  ["", { q: "", page: 1 }],
  ["q=knee&page=3", { q: "knee", page: 3 }],
  ["page=0", { page: 1 }],
  ["page=-1", { page: 1 }],
  ["page=two", { page: 1 }],
  ["page=1e99", { page: 1 }],
  ["page=1.5", { page: 1 }],
  ["acceptingNew=on", { acceptingNew: "true" }],
  ["acceptingNew=false", { acceptingNew: "" }],
  ["openNow=true", { openNow: "true" }],
  ["gender=female", { gender: "female" }],
  ["gender=toString", { gender: "" }],
  ["q=a&q=b", { q: "a" }],
  [`q=${"x".repeat(10_000)}`, { q: "x".repeat(400) }],
])("%s", (query, meant) => {
  expect(read(query)).toMatchObject(meant);
});

test("changing a filter returns to the first page", () => {
  expect(finderHref(read("q=knee&page=3"), { gender: "male" })).toBe("/provider-search?q=knee&gender=male");
  expect(finderHref(read("q=knee&page=3"), { page: 4 })).toBe("/provider-search?q=knee&page=4");
  expect(finderHref(read("q=knee&specialty=cardiology"), { specialty: "" })).toBe("/provider-search?q=knee");
  expect(finderHref(read(""))).toBe("/provider-search");
});

test("a query survives its own address", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((one) => one.trim());
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom("", "true"),
      fc.integer({ min: 1, max: 9 }),
      (q, language, acceptingNew, page) => {
        const query = { ...read(""), q, language, acceptingNew, page };
        const address = finderHref(query, { page });
        expect(finderQuery(new URL(address, "http://a").searchParams)).toEqual(query);
        expect(hasQuery(query)).toBe(q !== "" || language !== "" || acceptingNew !== "");
      },
    ),
  );
});
