import type { Block } from "~/content/blocks/block";
import type { Hints } from "~/content/blocks/hints";

/** The opening of a page; the first button is the primary one. */
export const opening = (
  heading: string,
  lead: string,
  ...buttons: [label: string, href: string][]
): Block => ({
  type: "hero",
  props: {
    heading: "",
    lead: "",
    actions: buttons.map(([label, href], at) => ({ label, href, kind: at === 0 ? "primary" : "secondary" })),
  },
  hints: { heading, lead },
});

/** The opening of a page with a fixed heading. The author writes only the first sentences. */
export const openingOf = (heading: string, lead: string): Block => ({
  type: "hero",
  props: { heading, lead: "", actions: [] },
  hints: { lead },
});

/** A block of running text. */
export const text = (hint: string): Block => ({
  type: "richText",
  props: { html: "" },
  hints: { html: hint },
});

/** The block with the people to call. */
export const contact = (heading: string): Block => ({
  type: "contactFacts",
  props: { heading, items: [{ label: "", hours: "" }] },
  hints: { "items.0.label": "Who to ask for", "items.0.hours": "When someone answers" },
});

/** Empty entries of a list, with hints for their texts. */
export function entries(...hints: Hints[]): { items: Record<string, string>[]; hints: Hints } {
  return {
    items: hints.map((one) => Object.fromEntries(Object.keys(one).map((name) => [name, ""]))),
    hints: Object.fromEntries(
      hints.flatMap((one, at) => Object.entries(one).map(([name, hint]) => [`items.${at}.${name}`, hint])),
    ),
  };
}
