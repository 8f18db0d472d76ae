import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, byteText } from "../byte-text";
import { createStyleInliner, turnOnStyles } from "./inline-styles";
import { splitStyles } from "./split-styles";

const { inline: inlineStyles, styleOf } = createStyleInliner({
  address: "/assets/site-1.css",
  rules: splitStyles("p{margin:0}.a{top:0}.a .b{top:1px}"),
});
const link = '<link rel="stylesheet" href="/assets/site-1.css"/>';
const own = '<link rel="stylesheet" href="/brand.css?v=1"/>';
const pageOf = (body: string) => byteText(`<head>${link}${own}</head><body>${body}</body>`);

test("the rules come first, then the link, turned off, and other style sheets after it", () => {
  const { html, styleHashes } = inlineStyles(pageOf('<p class="x a">Read me.</p>'));
  expect(html).toBe(
    "<head><style>p{margin:0}.a{top:0}</style>" +
      '<link rel="stylesheet" href="/assets/site-1.css" disabled=""/>' +
      `<noscript>${link}</noscript>${own}</head><body><p class="x a">Read me.</p></body>`,
  );
  expect(styleHashes).toEqual([createHash("sha256").update("p{margin:0}.a{top:0}").digest("base64")]);
});

test("pages with the same classes in another order have the same rules", () => {
  const [first, second] = ['<p class="a b">', '<p class="b"></p><p class="a">'].map((body) =>
    inlineStyles(pageOf(body)),
  );
  expect(second?.styleHashes).toEqual(first?.styleHashes);
  expect(first?.html).toContain("<style>p{margin:0}.a{top:0}.a .b{top:1px}</style>");
});

test("a page without the site's style sheet stays as it is", () => {
  expect(inlineStyles(byteText(own))).toEqual({ html: own, styleHashes: [] });
});

test("a page whose content changes later waits for the whole style sheet again", () => {
  const { html } = inlineStyles(pageOf('<p class="a">'));
  expect(turnOnStyles(html)).toBe(
    `<head><style>p{margin:0}.a{top:0}</style>${link}${own}</head><body><p class="a"></body>`,
  );
});

test("a style sheet with other letters is allowed by the hash of what the browser gets", () => {
  const css = 'p::before{content:"→ à"}';
  const { inline } = createStyleInliner({ address: "/assets/site-1.css", rules: splitStyles(css) });
  const { html, styleHashes } = inline(pageOf("<p>"));
  expect(bytesOf(html).toString("utf8")).toContain(`<style>${css}</style>`);
  expect(styleHashes).toEqual([createHash("sha256").update(css).digest("base64")]);
});

test("a part of a page has the rules that it uses itself", () => {
  expect(styleOf(byteText('<main class="a">'))).toBe("<style>p{margin:0}.a{top:0}</style>");
  expect(styleOf(byteText("<main>"))).toBe("<style>p{margin:0}</style>");
});
