import { createContext, use } from "react";

/**
 * Where a section is. `band` is the page itself: full width, with its own background and spacing. Within
 * another section it is part of that one's background, as `wide` as it or, in a column, `narrow`.
 */
export const SectionPlace = createContext<"band" | "wide" | "narrow">("band");

export function useSectionPlace() {
  return use(SectionPlace);
}
