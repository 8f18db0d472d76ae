import type { ProvidersFound } from "../../../finder/find-providers";
import type { ProviderFilterOptions } from "../../../finder/provider-filter-options";
import type { ListedProvider } from "../../../provider/providers-now";
import { type FinderField, type FinderQuery, finderHref, GENDERS, withoutFilters } from "./finder-query";

interface Choice {
  value: string;
  label: string;
}

/** The finder's data besides the providers. The server creates it, so that the page's script stays small. */
export interface FinderView {
  /** The value of each form field, from the address. */
  values: Record<FinderField, string>;
  lists: { name: FinderField; label: string; placeholder: string; options: Choice[] }[];
  boxes: { name: FinderField; label: string }[];
  /** How many filters are set. */
  filters: number;
  /** "61 providers, showing 1–20" */
  count: string;
  /** The parts of the query that are set, each with the address of the same search without it. */
  applied: { field: FinderField; label: string; href: string }[];
  /** The address of the same search's first page. */
  href: string;
  /** The address of the search without filters; null if no filter is set. */
  unfiltered: string | null;
}

/** The results, with the providers as the list shows them. */
export type ListedProviders = Omit<ProvidersFound, "providers"> & { providers: ListedProvider[] };

export function finderView(
  query: FinderQuery,
  found: ProvidersFound,
  options: ProviderFilterOptions,
): FinderView {
  const { page: _, ...values } = query;
  const lists = listsOf(options);
  const applied = appliedLabels(query, lists).map(([field, label]) => ({
    field,
    label,
    href: finderHref(query, { [field]: "" }),
  }));
  const unfiltered = finderHref(withoutFilters(query));
  return {
    values,
    lists,
    boxes: BOXES,
    filters: applied.filter(({ field }) => field !== "q").length,
    count: formatCount(found),
    applied,
    href: finderHref(query),
    unfiltered: query.q.trim() && finderHref(query) !== unfiltered ? unfiltered : null,
  };
}

const BOXES: FinderView["boxes"] = [
  { name: "acceptingNew", label: "Accepting new patients" },
  { name: "telehealth", label: "Video visits" },
  { name: "openNow", label: "Open now" },
];

function listsOf(options: ProviderFilterOptions): FinderView["lists"] {
  const named = (list: { slug: string; name: string }[]) =>
    list.map(({ slug, name }) => ({ value: slug, label: name }));
  const languages = options.languages.map((language) => ({ value: language, label: language }));
  const lists: FinderView["lists"] = [
    { name: "specialty", label: "Kind of care", placeholder: "Any", options: named(options.specialties) },
    { name: "location", label: "Place", placeholder: "Anywhere", options: named(options.locations) },
    { name: "insurance", label: "Takes insurance", placeholder: "Any plan", options: named(options.plans) },
    { name: "language", label: "Speaks", placeholder: "Any language", options: languages },
    { name: "gender", label: "Provider is a", placeholder: "Anyone", options: GENDERS },
  ];
  return lists.filter((list) => list.options.length > 0);
}

/** The labels of the active filters. */
function appliedLabels(query: FinderQuery, lists: FinderView["lists"]): [FinderField, string][] {
  const chosen = lists.flatMap(({ name, options }): [FinderField, string][] => {
    const value = query[name];
    const label = options.find((option) => option.value === value)?.label ?? value;
    return label.trim() ? [[name, name === "language" ? `Speaks ${label}` : label]] : [];
  });
  const ticked = BOXES.filter(({ name }) => query[name]).map(({ name, label }): [FinderField, string] => [
    name,
    label,
  ]);
  const typed = query.q.trim();
  return [...(typed ? [["q", `“${typed}”`] satisfies [FinderField, string]] : []), ...chosen, ...ticked];
}

function formatCount({ total, page, pageSize }: ProvidersFound): string {
  if (total === 0) return "No providers found";
  if (total === 1) return "1 provider";
  if (total <= pageSize) return `${total} providers`;
  const first = (page - 1) * pageSize + 1;
  const shown = `${first.toLocaleString("en-US")}–${Math.min(total, page * pageSize).toLocaleString("en-US")}`;
  return `${total.toLocaleString("en-US")} providers, showing ${shown}`;
}
