import { useState } from "react";
import { useSearchParams } from "react-router";

/**
 * The filters of a list, stored in the query string, so that going back shows the same list. Search words are not
 * stored there, because they may be a person's name.
 * @param names of the filters; other query parameters stay unchanged
 */
export function useFilters(names: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState("");
  const filter = names.map((name) => [name, search.get(name) ?? ""]).filter(([, value]) => value !== "");
  return {
    get: (name: string) => (name === "q" ? q : (search.get(name) ?? "")),
    page: Number(search.get("page") ?? 1),
    /** Whether anything narrows the list: then "nothing here" means "nothing matches". */
    isNarrowed: filter.length > 0 || q !== "",
    /** Every change except of the page itself returns to page 1. */
    change({ q: words, ...part }: Record<string, string>) {
      if (words !== undefined) setQ(words);
      setSearch(
        (before) => {
          const next = { ...Object.fromEntries(before), page: "", ...part };
          return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""));
        },
        { replace: true, preventScrollReset: true },
      );
    },
    /** The filters as the API expects them. */
    apiFilters(): Record<string, string> {
      return Object.fromEntries(q === "" ? filter : [...filter, ["q", q]]);
    },
  };
}
