import { expect, test } from "vitest";
import { wantedPlace } from "./wanted-place";

test("returns to the screen that was requested, with its full address", () => {
  expect(wantedPlace({ wanted: "/admin/newsitems/1?tab=check#top" })).toBe(
    "/admin/newsitems/1?tab=check#top",
  );
});

test.each([
  "https://evil.example/admin/",
  "//evil.example/admin/",
  "/\\evil.example/admin/",
  "/admin/../../donate",
  "/administration",
  "javascript:alert(1)",
  "admin/pages",
  "/about-us",
  7,
  undefined,
])("%s leads to the dashboard", (wanted) => {
  expect(wantedPlace({ wanted })).toBe("/admin/dashboard");
  expect(wantedPlace(wanted)).toBe("/admin/dashboard");
});
