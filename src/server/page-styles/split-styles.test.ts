import { expect, test } from "vitest";
import { stylesFor } from "./site-styles";
import { splitStyles } from "./split-styles";

/** The rules of `css` that a page with these classes gets. */
const inPage = (css: string, ...classes: string[]) => stylesFor(splitStyles(css), new Set(classes));

test("a page gets the rules whose classes it has, in their order", () => {
  const css = ".a{color:red}.b{color:blue}p{margin:0}.a .c{top:0}.a{color:green}";
  expect(inPage(css, "a")).toBe(".a{color:red}p{margin:0}.a{color:green}");
  expect(inPage(css, "c", "a")).toBe(".a{color:red}p{margin:0}.a .c{top:0}.a{color:green}");
});

test("a rule with several selectors is there if one of them can match", () => {
  expect(inPage(".a,.b:hover{color:red}", "b")).toBe(".a,.b:hover{color:red}");
  expect(inPage(".a,.b:hover{color:red}", "c")).toBe("");
});

test.each([
  ".a:not(.b){top:0}",
  ".a:is(p,.c:not(.d .e)){top:0}",
  ".a:not(:is(.b,.c)){top:0}",
  ".a:where(.b) p:hover{top:0}",
  ".a:has(>.b:not(:is(.c,.d)))::after{top:0}",
  ".a:not(:has(.b)){top:0}",
  ".a:has(p){top:0}",
  ".a:has(.b,.c){top:0}",
  '.a[href$=".pdf"]{top:0}',
  ".a[href^=mailto\\:]{top:0}",
  '.a[title="(.b"] :focus-visible{top:0}',
])("%s needs only the class a", (css) => {
  expect(inPage(css, "a")).toBe(css);
  expect(inPage(css, "b")).toBe("");
});

test("a rule for elements that contain a class needs that class", () => {
  const css = ":root:has(.b){top:0}.a:has(> .b) .c{top:0}";
  expect(inPage(css, "a", "b", "c")).toBe(css);
  expect(inPage(css, "a", "c")).toBe("");
});

test("a rule with choices needs the classes of one of them", () => {
  const css = ":is(.a:has(p:nth-of-type(-n+1)),.b:is(.c,.d) .e)>p{top:0}";
  expect(inPage(css, "a")).toBe(css);
  expect(inPage(css, "b", "d", "e")).toBe(css);
  expect(inPage(css, "b", "e")).toBe("");
});

test("an animation is on pages whose rules use it, in the whole style or by its name", () => {
  const css =
    "@keyframes turn{to{rotate:1turn}}@keyframes rise{0%{top:1rem}}.a{animation:1s linear turn}@media (width>=1px){.b{animation-name:rise}}p{animation:none}";
  expect(inPage(css, "a")).toBe(
    "@keyframes turn{to{rotate:1turn}}.a{animation:1s linear turn}p{animation:none}",
  );
  expect(inPage(css, "b")).toContain("@keyframes rise");
  expect(inPage(css, "b")).not.toContain("@keyframes turn");
});

test("rules stay within their media, containers, and layers, and an empty block is left out", () => {
  const css =
    "@media print{.a{top:0}}@container page (width>=36rem){@media (width>=1px){.a{left:0}.b{top:0}}}@supports (top:0){.b{top:0}}";
  expect(inPage(css, "a")).toBe(
    "@media print{.a{top:0}}@container page (width>=36rem){@media (width>=1px){.a{left:0}}}",
  );
});

test("layers keep their order on a page that uses no rule of the first", () => {
  expect(inPage("@layer first{.a{top:0}}@layer second{.b{top:0}}", "b")).toBe(
    "@layer first,second;@layer second{.b{top:0}}",
  );
});

test("fonts, animations that no rule names, and the rules of paper are on every page", () => {
  const css = "@font-face{font-family:A}@keyframes turn{to{rotate:1turn}}@page{margin:1cm}";
  expect(inPage(css)).toBe(css);
});

test("a class with escaped characters fails the build", () => {
  expect(() => splitStyles(".a\\:b{top:0}")).toThrow("escaped characters");
});
