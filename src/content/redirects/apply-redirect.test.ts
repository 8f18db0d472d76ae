import fc from "fast-check";
import { expect, test } from "vitest";
import { applyRedirect, type RedirectRule } from "./apply-redirect";

const rule = (match: RedirectRule["match"], from: string, to: string): RedirectRule => ({ match, from, to });

test.each([
  [rule("exact", "/old", "/new"), "/Old/", "/new"],
  [rule("exact", "/old", "/new"), "/old/more", undefined],
  [rule("prefix", "/old", "/new"), "/old", "/new"],
  [rule("prefix", "/old", "/new"), "/old/A/b", "/new/A/b"],
  [rule("prefix", "/old", "/new/"), "/OLD/a", "/new/a"],
  [rule("prefix", "/old", "/new"), "/older", undefined],
  [rule("prefix", "/old", "/new?from=old"), "/old/a", "/new?from=old"],
  [rule("prefix", "/old", "https://other.example"), "/old/a", "https://other.example/a"],
  [rule("pattern", "/doctors/*.html", "/provider/*"), "/doctors/Jo-Li.html", "/provider/Jo-Li"],
  [rule("pattern", "/doctors/*.html", "/provider/*"), "/doctors/jo-li", undefined],
  [rule("pattern", "/news/*/*", "/blog/*"), "/news/2019/storm", "/blog/2019"],
  [rule("pattern", "/news/*/print", "/news/*"), "/news/a/print/", "/news/a"],
  [rule("pattern", "/news/*", "/newsroom"), "/news/a/b", "/newsroom"],
])("%o leads %s to %s", (given, path, target) => {
  expect(applyRedirect(given, path)).toBe(target);
});

test.each([
  [rule("prefix", "/old", "/"), "/old//evil.example"],
  [rule("pattern", "/old/*", "/*"), "/old//evil.example"],
  [rule("pattern", "/old/*", "/*"), "/old/\\evil.example"],
])("a visitor's input never leads to another host: %o, %s", (given, path) => {
  expect(applyRedirect(given, path)).toMatch(/^\/(?![/\\])/);
});

test("a hostile address takes linear time", () => {
  const many = rule("pattern", "/a*a*a*b", "/x");
  expect(applyRedirect(many, `/${"a".repeat(200_000)}`)).toBeUndefined();
});

test("an address made from a pattern matches it again", () => {
  const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(word, word, (one, two) => {
      expect(applyRedirect(rule("pattern", "/x/*/y/*", "/*/*"), `/x/${one}/y/${two}`)).toBe(`/${one}/${two}`);
    }),
  );
});
