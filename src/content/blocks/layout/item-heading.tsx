import { createContext, type ReactNode, useContext } from "react";

/** Whether the surrounding section has no heading: then its items have second-level headings. */
export const SectionHasNoHeading = createContext(false);

/** The heading of one item of a section, one level below the section's own, if it has one. */
export function ItemHeading({ className, children }: { className?: string; children: ReactNode }) {
  const Heading = useContext(SectionHasNoHeading) ? "h2" : "h3";
  return <Heading className={className}>{children}</Heading>;
}
