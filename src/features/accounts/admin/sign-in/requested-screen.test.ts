import { expect, test } from "vitest";
import { requestedScreen } from "./requested-screen";

test("returns to the screen that was requested, with its full address", () => {
  expect(requestedScreen({ wanted: "/admin/newsitems/1?tab=check#top" })).toBe(
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
])("%s leads to the dashboard", (requestedPath) => {
  expect(requestedScreen({ wanted: requestedPath })).toBe("/admin/dashboard");
  expect(requestedScreen(requestedPath)).toBe("/admin/dashboard");
});
