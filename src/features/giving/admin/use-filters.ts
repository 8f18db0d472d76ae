import { useState } from "react";
import { useSearchParams } from "react-router";

/**
 * What a list is narrowed to, kept in the address, so that the way back leads to the same list. Words that are searched for are not: they
 * are somebody's name.
 * @param names of what the list can be narrowed by; whatever else the address holds is left alone
 */
export function useFilters(names: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState("");
  return {
    get: (name: string) => (name === "q" ? q : (search.get(name) ?? "")),
    page: Number(search.get("page") ?? 1),
    /** Anything but another page leads to the first. */
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
    /** What the list is narrowed to, as the server is asked for it. */
    asked(): Record<string, string> {
      const filter = names.map((name) => [name, search.get(name) ?? ""]).filter(([, value]) => value !== "");
      return { ...Object.fromEntries(filter), ...(q && { q }) };
    },
  };
}
