import { createContext, use } from "react";

/**
 * Where a section stands. `band` is the page itself: it has the page's whole width, a ground and room of its own. Within another
 * section it is a part of that one's ground, as `wide` as it or, in a column, `narrow`.
 */
export const SectionPlace = createContext<"band" | "wide" | "narrow">("band");

export function useSectionPlace() {
  return use(SectionPlace);
}
