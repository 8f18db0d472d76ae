import { expect, test } from "vitest";
import { keysOfAnnouncement, keysOfPage } from "./surrogate-keys";

const doctors = (count: number) => Array.from({ length: count }, (_, at) => `provider:${at}`);

test("a page is purged by an announcement of what it shows, and by no other", () => {
  const keys = keysOfPage(new Set(["provider:1", "location[]", "page=about%2Fus"]));
  const isPurgedBy = (tag: string) => keysOfAnnouncement([tag]).some((key) => keys.includes(key));
  for (const tag of ["provider:1", "location[]", "page=about%2Fus", "everything"])
    expect(isPurgedBy(tag)).toBe(true);
  for (const tag of ["provider:2", "provider[]", "page=about"]) expect(isPurgedBy(tag)).toBe(false);
});

test("a page that shows thousands of records has a short header, and is purged by each of them", () => {
  const keys = keysOfPage(new Set([...doctors(5_000), "location@7"]));
  expect(keys.join(" ").length).toBeLessThan(100);
  expect(keysOfPage(new Set(doctors(299))).join(" ").length).toBeLessThan(3_000);
  for (const tag of ["provider:4999", "location@7", "provider[]"])
    expect(keysOfAnnouncement([tag]).some((key) => keys.includes(key))).toBe(true);
});

test("keys are safe in a header and say nothing about the record", () => {
  for (const key of keysOfPage(new Set(["page=höhe, und mehr", "provider:1"])))
    expect(key).toMatch(/^[\w-]{8}$/);
});
