import { useSearchParams } from "react-router";

/** What a list is narrowed to, kept in the address, so that the way back leads to the same list. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  return {
    get: (name: string) => search.get(name) ?? "",
    page: Number(search.get("page") ?? 1),
    /** Anything but another page leads to the first. */
    change: (part: Record<string, string>) =>
      setSearch(
        (before) => {
          const next = { ...Object.fromEntries(before), page: "", ...part };
          return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""));
        },
        { replace: true, preventScrollReset: true },
      ),
    /** What the server is asked, page by page. */
    query(pageSize: number) {
      const query = new URLSearchParams(search);
      query.set("pageSize", String(pageSize));
      return query;
    },
  };
}
