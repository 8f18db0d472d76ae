import { expect, test } from "vitest";
import { pageAddress, pageTarget, requestedPart } from "./page-address";

const declarations = (path: string) => ({
  ...(["/search", "/search/"].includes(path) && { searchParams: new Set(["q", "page"]) }),
  personal: path === "/mine",
  acceptsPost: false,
});
const address = (target: string) => pageAddress(target, declarations);

test.each([
  ["/about-us", "/about-us"],
  ["/about-us?", "/about-us"],
  ["/about-us?utm_source=a&utm_medium=b&fbclid=c", "/about-us"],
  ["/about-us?q=1", undefined],
  ["/mine", undefined],
  ["/mine.data", undefined],
  ["/search?page=2&q=knee", "/search?page=2&q=knee"],
  ["/search?q=knee&page=2", "/search?page=2&q=knee"],
  ["/search?q=b&q=a", "/search?q=b&q=a"],
  ["/search?q=a%20b", "/search?q=a+b"],
  ["/search?q=a+b&other=1", "/search?q=a+b"],
  ["/search?Q=knee", "/search"],
  ["/search.data?q=knee&_routes=root", "/search.data?_routes=root&q=knee"],
  ["/about-us.data?_routes=root", "/about-us.data?_routes=root"],
  ["/about-us?_routes=root", undefined],
  ["/search/_.data?q=1", "/search/_.data?q=1"],
  ["/search/_.main?q=1&_routes=root", "/search/_.main?q=1"],
  ["/about-us.main", "/about-us.main"],
  ["/mine.main", undefined],
])("%s is cached as %s", (target, expected) => {
  expect(address(target)).toBe(expected);
});

test.each([
  ["/about-us", "document", "/about-us"],
  ["/_.data", "data", "/"],
  ["/_.main", "main", "/"],
  ["/search/_.main?q=a.main", "main", "/search/?q=a.main"],
  ["/provider/elena-marsh.main", "main", "/provider/elena-marsh"],
  ["/about-us?q=.main", "document", "/about-us?q=.main"],
])("%s requests the %s of %s", (target, part, page) => {
  expect(requestedPart(target.split("?")[0] as string)).toBe(part);
  expect(pageTarget(target)).toBe(page);
});
