import { expect, test } from "vitest";
import { splitAtHeadings } from "./split-at-headings";

test("each heading keeps the text after it", () => {
  expect(splitAtHeadings('<p>A</p><h2 id="b">B</h2><p>C<br>D</p><h2>E</h2><ul><li>F</li></ul>')).toEqual([
    { heading: "", body: "<p>A</p>" },
    { heading: '<h2 id="b">B</h2>', body: "<p>C<br>D</p>" },
    { heading: "<h2>E</h2>", body: "<ul><li>F</li></ul>" },
  ]);
});

test("a heading in a quotation stays there", () => {
  const html = "<h2>A</h2><blockquote><h2>B</h2><p>C</p></blockquote>";
  expect(splitAtHeadings(html)).toEqual([
    { heading: "<h2>A</h2>", body: "<blockquote><h2>B</h2><p>C</p></blockquote>" },
  ]);
});

test.each([
  "",
  "<p>One</p>",
  "plain",
  "<p>1 < 2<br>x</p>",
  "<h2>Only</h2>",
  "<h2>open",
  "</p><h2>stray</h2>",
])("loses nothing of %s", (html) => {
  const parts = splitAtHeadings(html);
  expect(parts.map(({ heading, body }) => heading + body).join("")).toBe(html);
});
