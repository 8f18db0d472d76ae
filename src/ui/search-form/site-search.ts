import { createContext } from "react";

/** The addresses of the site's search. */
export interface SiteSearch {
  /** The page with the results; `?q=` and the term are added. */
  results: string;
  /** Answers with suggestions (`SuggestionOptions`); `?q=` and what was typed so far are added. */
  suggestions: string;
}

/** Null where the site has no search. */
export const SiteSearchContext = createContext<SiteSearch | null>(null);
