import type { HeadingAnchor } from "~/content/rich-text/with-heading-ids";

/** The label of each part that a kind of page can have, by the id of its heading, in the page's order. */
export type PageSections = Record<string, string>;

/** @returns the parts that this page has */
export function chosenSections<Sections extends PageSections>(
  sections: Sections,
  present: Record<keyof Sections, boolean>,
): HeadingAnchor[] {
  const isPresent = new Map(Object.entries<boolean>(present));
  return Object.entries(sections).flatMap(([anchor, label]) =>
    isPresent.get(anchor) ? [{ anchor, label }] : [],
  );
}
