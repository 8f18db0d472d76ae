import { expect, test } from "vitest";
import { hrefOf, linkChoice } from "./link-choice";

test.each([
  "/about-us",
  "#parking",
  "/download/visitor-guide",
  "https://example.org/a",
  "mailto:hello@example.org",
  "tel:+13085550100",
  "tel:911",
  "emit:join-newsletter",
])("%s is unchanged after reading and writing", (href) => {
  expect(hrefOf(linkChoice(href))).toBe(href);
});

test("converts what people type to an address", () => {
  expect(hrefOf({ sort: "web", target: "example.org" })).toBe("https://example.org");
  expect(hrefOf({ sort: "phone", target: "(308) 555-0100" })).toBe("tel:+13085550100");
  expect(hrefOf({ sort: "phone", target: "1-308-555-0100" })).toBe("tel:+13085550100");
});

test.each([
  { sort: "page", target: "//evil.example" },
  { sort: "page", target: "javascript:alert(1)" },
  { sort: "web", target: "javascript:alert(1)" },
  { sort: "web", target: "nonsense" },
  { sort: "mail", target: "nobody" },
  { sort: "file", target: "/about-us" },
  { sort: "phone", target: "no" },
] as const)("$target is not a valid $sort", (choice) => {
  expect(hrefOf(choice)).toBeNull();
});
