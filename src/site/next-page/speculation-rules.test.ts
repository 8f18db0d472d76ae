import { expect, test } from "vitest";
import { speculationRules } from "./speculation-rules";

const { prerender } = JSON.parse(speculationRules);
const [, { not: excluded }] = prerender[0].where.and;
const mayPrerender = (path: string) =>
  !excluded.href_matches.some((pattern: string) =>
    new URLPattern(pattern, "https://hospital.example").test(path, "https://hospital.example"),
  );

test.each(["/", "/about-us", "/specialty/cardiology", "/provider-search", "/newsletter", "/news/2026/a-b"])(
  "%s may be prerendered",
  (path) => expect(mayPrerender(path)).toBe(true),
);

test.each([
  "/admin",
  "/admin/pages",
  "/api/search",
  "/giving/t0ken",
  "/registration/t0ken",
  "/application/t0ken",
  "/payment/return",
  "/preview/t0ken",
  "/sandbox-checkout/1",
  "/newsletter/confirm",
  "/feedback",
  "/search",
  "/search/?q=knee",
  "/provider-search?specialty=1",
  "/classes-and-education?registration-success",
  "/nondiscrimination#vi",
  "/about-us.pdf",
  "/files/a.pdf",
])("%s is never prerendered", (path) => expect(mayPrerender(path)).toBe(false));

test("only a visitor's sign of interest starts prerendering", () => {
  expect(prerender).toHaveLength(1);
  expect(prerender[0].eagerness).toBe("moderate");
});
