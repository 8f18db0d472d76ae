import { expect, test } from "vitest";
import { withHeadingIds } from "./with-heading-ids";

test("adds unique ids to headings, and keeps existing ones", () => {
  const html =
    '<h2>When to see us</h2><p>Now.</p><h2 id="cost">Cost &amp; <em>referral</em></h2><h3>Aside</h3><h2 lang="es">Hours</h2><h2>When to see us</h2>';
  expect(withHeadingIds(html, ["hours"])).toEqual({
    html: '<h2 id="when-to-see-us">When to see us</h2><p>Now.</p><h2 id="cost">Cost &amp; <em>referral</em></h2><h3>Aside</h3><h2 id="hours-2" lang="es">Hours</h2><h2 id="when-to-see-us-2">When to see us</h2>',
    headings: [
      { anchor: "when-to-see-us", label: "When to see us" },
      { anchor: "cost", label: "Cost & referral" },
      { anchor: "hours-2", label: "Hours" },
      { anchor: "when-to-see-us-2", label: "When to see us" },
    ],
  });
});

test("a heading without text gets no anchor", () => {
  expect(withHeadingIds("<h2> </h2><p>Words</p>", [])).toEqual({
    html: "<h2> </h2><p>Words</p>",
    headings: [],
  });
});
