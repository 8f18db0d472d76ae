import { createContext, type ReactNode, useContext } from "react";

/** Whether the section around has no heading of its own: then what it lists are the page's headings of the second level. */
export const SectionHasNoHeading = createContext(false);

/** The heading of one item of a section, one level below the section's own where it has one. */
export function ItemHeading({ className, children }: { className?: string; children: ReactNode }) {
  const Heading = useContext(SectionHasNoHeading) ? "h2" : "h3";
  return <Heading className={className}>{children}</Heading>;
}
