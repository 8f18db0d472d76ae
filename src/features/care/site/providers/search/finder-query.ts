import { pageNumber } from "~/server/page-number";
import type { ProviderSearch } from "../../../finder/find-providers";

/** The finder's query as the fields of its form. Empty strings if not set. */
export interface FinderQuery {
  q: string;
  specialty: string;
  location: string;
  insurance: string;
  acceptingNew: string;
  telehealth: string;
  openNow: string;
  language: string;
  gender: string;
  /** From 1. */
  page: number;
}

export type FinderField = Exclude<keyof FinderQuery, "page">;

export const GENDERS = [
  { value: "female", label: "Woman" },
  { value: "male", label: "Man" },
  { value: "nonbinary", label: "Nonbinary" },
];

/** In the order of the form, so that the address is the same with and without JavaScript. */
const FIELDS: FinderField[] = [
  "q",
  "specialty",
  "location",
  "insurance",
  "language",
  "gender",
  "acceptingNew",
  "telehealth",
  "openNow",
];
const MAX_PAGE = 100_000;

/** Parses the finder's address. Ignores invalid values, such as an unknown gender. */
export function finderQuery(parameters: URLSearchParams): FinderQuery {
  const text = (name: FinderField, longest = 100) => (parameters.get(name) ?? "").slice(0, longest);
  const ticked = (name: FinderField) => (["true", "on", "1", "yes"].includes(text(name)) ? "true" : "");
  return {
    q: text("q", 400),
    specialty: text("specialty"),
    location: text("location"),
    insurance: text("insurance", 120),
    acceptingNew: ticked("acceptingNew"),
    telehealth: ticked("telehealth"),
    openNow: ticked("openNow"),
    language: text("language"),
    gender: GENDERS.some(({ value }) => value === text("gender")) ? text("gender") : "",
    page: pageNumber(parameters, MAX_PAGE),
  };
}

/** @param seenNow the ids of the providers who can be seen now, if the query asks for them */
export function providerSearch(
  { acceptingNew, telehealth, openNow: _, ...query }: FinderQuery,
  seenNow?: readonly string[],
): ProviderSearch {
  return { ...query, acceptingNew: acceptingNew === "true", telehealth: telehealth === "true", seenNow };
}

/** The query without the filters. */
export function withoutFilters({ q }: FinderQuery): FinderQuery {
  return { ...finderQuery(new URLSearchParams()), q };
}

/** The address of a query, with only the values that are set. A change without `page` starts at page 1. */
export function finderHref(query: FinderQuery, changes: Partial<FinderQuery> = {}): string {
  const providerFilters = { ...query, page: 1, ...changes };
  const parameters = new URLSearchParams();
  for (const field of FIELDS)
    if (providerFilters[field].trim()) parameters.set(field, providerFilters[field].trim());
  if (providerFilters.page > 1) parameters.set("page", String(providerFilters.page));
  return parameters.size > 0 ? `/provider-search?${parameters}` : "/provider-search";
}

/** Whether any value is set. */
export function hasQuery(query: FinderQuery): boolean {
  return FIELDS.some((field) => query[field].trim() !== "");
}
