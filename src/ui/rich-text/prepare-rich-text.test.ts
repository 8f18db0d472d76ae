import { expect, test } from "vitest";
import { registerSiteEvents } from "../events/site-events";
import { prepareRichText } from "./prepare-rich-text";

registerSiteEvents({ events: { "donation-modal": { opens: "form", pageInstead: "/donate" } } });

test("a link to another site opens in a new tab and says so", () => {
  expect(prepareRichText('<p>See <a href="https://a.example/?x=1&amp;y=2">this</a>.</p>')).toBe(
    '<p>See <a href="https://a.example/?x=1&amp;y=2" target="_blank" rel="noopener">this<span class="visually-hidden" lang="en"> (opens in a new tab)</span></a>.</p>',
  );
});

test("a named event keeps its fallback page", () => {
  expect(prepareRichText('<a lang="en" href="emit:donation-modal">Give</a>')).toBe(
    '<a lang="en" href="/donate" data-emit="emit:donation-modal">Give</a>',
  );
});

test("a table can be focused and scrolled by keys", () => {
  expect(prepareRichText("<table><tbody></tbody></table>")).toBe(
    '<table tabindex="0"><tbody></tbody></table>',
  );
});

test.each([
  '<a href="/about-us">us</a>',
  '<a href="tel:+13085550100">call</a>',
  '<a href="mailto:a@b.example">mail</a>',
  '<a id="x">y</a>',
])("%s stays unchanged", (html) => {
  expect(prepareRichText(html)).toBe(html);
});

test("a link to a part of the site that is switched off keeps its text", () => {
  const html =
    '<p><a lang="en" href="/blog/a?x=1&amp;y=2">A <em>post</em></a>, <a href="/about-us">us</a></p>';
  expect(prepareRichText(html, { hidden: ["/blog/"], kept: [] })).toBe(
    '<p>A <em>post</em>, <a href="/about-us">us</a></p>',
  );
});

test("a link to a dialog of a part that is switched off keeps its text", () => {
  const html = '<a lang="en" href="emit:donation-modal">Give</a>';
  expect(prepareRichText(html, { hidden: ["/donate/"], kept: [] })).toBe("Give");
});
