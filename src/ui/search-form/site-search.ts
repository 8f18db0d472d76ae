import { createContext } from "react";

export interface SiteSearch {
  /** The page with the results; `?q=` and the term are added. */
  results: string;
  /** Answers with suggestions (`SuggestionOptions`); `?q=` and the input so far are appended. */
  suggestions: string;
}

/** Null where the site has no search. */
export const SiteSearchContext = createContext<SiteSearch | null>(null);
