import type { HeadingAnchor } from "~/content/rich-text/with-heading-ids";

/** The labels of a page type's possible sections, by the id of the heading, in order. */
export type PageSections = Record<string, string>;

/** @returns the sections that this page has */
export function chosenSections<Sections extends PageSections>(
  sections: Sections,
  present: Record<keyof Sections, boolean>,
): HeadingAnchor[] {
  const isPresent = new Map(Object.entries<boolean>(present));
  return Object.entries(sections).flatMap(([anchor, label]) =>
    isPresent.get(anchor) ? [{ anchor, label }] : [],
  );
}
