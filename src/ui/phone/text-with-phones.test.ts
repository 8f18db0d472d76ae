import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextWithPhones } from "./text-with-phones";

/** The addresses of a text's links, and the text without them. */
function render(text: string) {
  const html = renderToStaticMarkup(createElement(TextWithPhones, { text }));
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  return { hrefs, plain: html.replaceAll(/<[^>]+>/g, "") };
}

test.each([
  ["Call (308) 555-0100 at any hour.", ["tel:+13085550100"]],
  ["308-555-0100 or 308.555.0101", ["tel:+13085550100", "tel:+13085550101"]],
  ["In danger call 911, in despair 988.", ["tel:911", "tel:988"]],
  ["It costs $911 or 988,000 dollars.", []],
  ["Code 911-988, room 9110", []],
  ["", []],
])("%s", (text, hrefs) => {
  expect(render(text).hrefs).toEqual(hrefs);
});

test("keeps the whole text", () => {
  expect(render("Call 911 <now> & wait").plain).toBe("Call 911 &lt;now&gt; &amp; wait");
});
