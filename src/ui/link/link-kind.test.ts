import fc from "fast-check";
import { expect, test } from "vitest";
import { isActive } from "./is-active";
import { linkKind } from "./link-kind";

test.each([
  ["/", "in-app"],
  ["/provider-search?q=knee", "in-app"],
  ["provider-search", "in-app"],
  ["?page=2", "in-app"],
  ["/search/?q=a//b", "new-tab"],
  ["#", "none"],
  ["", "none"],
  ["#hours", "anchor"],
  ["https://billing.example/pay", "new-tab"],
  ["HTTP://billing.example", "new-tab"],
  ["//billing.example", "new-tab"],
  ["/\\billing.example", "new-tab"],
  ["/a//b", "new-tab"],
  ["mailto:hello@prairielantern.example", "mail"],
  ["tel:+13085550100", "phone"],
  ["emit:specialty-filter", "event"],
  ["/classes/feed.ics", "document"],
  ["/api/openapi.json", "document"],
  ["/admin", "document"],
  ["/administration", "in-app"],
  ["/download/visitor-guide", "document"],
  ["/downloads", "in-app"],
  ["/price-file", "document"],
  ["javascript:alert(1)", "none"],
  [" java\nscript:alert(1)//", "none"],
  ["data:text/html,x", "none"],
  ["vbscript:x", "none"],
])("%s is a link of kind %s", (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

const path = fc
  .array(fc.stringMatching(/^[a-z\d-]{1,12}$/), { maxLength: 4 })
  .map((parts) => `/${parts.join("/")}`);

test("opens a new tab for everything that begins with http or contains //", () => {
  fc.assert(
    fc.property(fc.constantFrom("http://", "https://", "//"), fc.domain(), path, (start, host, rest) => {
      expect(linkKind(start + host + rest)).toBe("new-tab");
    }),
  );
});

test("never follows a script address, however it is spelled", () => {
  const noise = fc
    .array(fc.constantFrom("\t", "\n", "\r", " ", "\u0000"), { maxLength: 3 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(
      fc.constantFrom(..."javascript".split("").map((_, at) => at)),
      noise,
      fc.string(),
      (at, space, code) => {
        const scheme = "JavaScript".slice(0, at) + space + "JavaScript".slice(at);
        expect(linkKind(`${space}${scheme}:${code}`)).toBe("none");
      },
    ),
  );
});

test.each([
  ["/about-us", "/about-us", true],
  ["/about-us", "/about-us/history", true],
  ["/donate", "/donations", false],
  ["/location/clinic", "/location/clinic", true],
  ["/", "/", true],
  ["/", "/about-us", false],
  ["#", "/about-us", false],
  ["about-us", "/about-us", false],
  ["//about-us", "/x//about-us", false],
])("the link %s on the page %s: active is %s", (href, current, active) => {
  expect(isActive(href, current)).toBe(active);
});

test("a page's own link is active on it and on all pages below", () => {
  fc.assert(
    fc.property(path, path, (page, below) => {
      fc.pre(page !== "/");
      expect(isActive(page, page)).toBe(true);
      expect(isActive(page, `${page}${below}`)).toBe(true);
    }),
  );
});
