import { expect, test } from "vitest";
import { anchorOf } from "./anchor-allocator";
import { withAnchors } from "./anchors";

test.each([
  ["Paying for care", "paying-for-care"],
  ["What’s “next”?", "what-s-next"],
  ["Español", "espanol"],
  ["中文", "part"],
])("%s becomes %s", (words, anchor) => {
  expect(anchorOf(words)).toBe(anchor);
});

test("second-level headings in rich text get anchors that change no other one", () => {
  const blocks = withAnchors([
    { type: "richText", props: { html: "<p>One</p><h2>Paying</h2><h3>Aside</h3><h2>Hours</h2>" } },
    { type: "steps", props: { heading: "Paying", items: [] } },
  ]);
  expect(blocks.map(({ props }) => props.html ?? props.anchor)).toEqual([
    '<p>One</p><h2 id="paying-2">Paying</h2><h3>Aside</h3><h2 id="hours">Hours</h2>',
    "paying",
  ]);
});

test("no two parts of a page share an anchor, and rich text keeps its own", () => {
  const blocks = withAnchors([
    { type: "steps", props: { heading: "Paying", items: [{ title: "Call" }, { title: "Paying" }] } },
    { type: "richText", props: { html: '<h2 id="paying">Paying</h2>' } },
    { type: "accordion", props: { heading: "Paying", items: [{ title: "Call" }] } },
    { type: "contactFacts", props: { heading: "Call", items: [{ label: "Billing" }] } },
  ]);
  const anchors = blocks.flatMap(({ props }) => {
    const items = (props.items ?? []) as { anchor?: string }[];
    return [props.anchor, ...items.flatMap((item) => item.anchor ?? [])];
  });
  expect(anchors).toEqual(["paying-2", "call", "paying-3", "richtext", "paying-4", "call-2", "call-3"]);
});
