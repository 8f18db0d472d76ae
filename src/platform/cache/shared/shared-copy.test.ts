import { expect, test } from "vitest";
import { sharedCopy } from "./shared-copy";

const caching = { seconds: 300, staleSeconds: 86_400 };
const tags = new Set(["page"]);

test("a shared cache may use a page for the configured time, and longer while the site does not respond", () => {
  const copy = sharedCopy(caching, { tags, expiresAt: undefined }, () => new Date());
  expect(copy.headers()["cdn-cache-control"]).toBe("max-age=300, stale-if-error=86400");
});

test("a page that says what is open now is fresh only as long as it is valid", () => {
  let now = new Date("2026-11-28T16:58:00Z");
  const copy = sharedCopy(caching, { tags, expiresAt: new Date("2026-11-28T17:00:00Z") }, () => now);
  expect(copy.headers()["cdn-cache-control"]).toContain("max-age=120,");
  now = new Date("2026-11-28T16:59:59.500Z");
  expect(copy.headers()["cdn-cache-control"]).toContain("max-age=0,");
});
