import { pageNumber } from "~/server/page-number";
import type { ProviderSearch } from "../../../finder/find-providers";

/** What the finder was asked, as its form's fields: empty where nothing was chosen. */
export interface FinderQuery {
  q: string;
  specialty: string;
  location: string;
  insurance: string;
  acceptingNew: string;
  telehealth: string;
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

/** In the order of the form, so that its address is the same with and without script. */
const FIELDS: FinderField[] = [
  "q",
  "specialty",
  "location",
  "insurance",
  "language",
  "gender",
  "acceptingNew",
  "telehealth",
];
const MAX_PAGE = 100_000;

/** Reads the finder's address. What makes no sense there (a page of letters, an unknown gender) counts as not chosen. */
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
    language: text("language"),
    gender: GENDERS.some(({ value }) => value === text("gender")) ? text("gender") : "",
    page: pageNumber(parameters, MAX_PAGE),
  };
}

export function providerSearch({ acceptingNew, telehealth, ...query }: FinderQuery): ProviderSearch {
  return { ...query, acceptingNew: acceptingNew === "true", telehealth: telehealth === "true" };
}

/** What was typed, without the filters. */
export function withoutFilters({ q }: FinderQuery): FinderQuery {
  return { ...finderQuery(new URLSearchParams()), q };
}

/** The address of a query, with only what was chosen. Another choice begins at the first page again. */
export function finderHref(query: FinderQuery, changes: Partial<FinderQuery> = {}): string {
  const asked = { ...query, page: 1, ...changes };
  const parameters = new URLSearchParams();
  for (const field of FIELDS) if (asked[field].trim()) parameters.set(field, asked[field].trim());
  if (asked.page > 1) parameters.set("page", String(asked.page));
  return parameters.size > 0 ? `/provider-search?${parameters}` : "/provider-search";
}

/** Whether anything was asked at all. */
export function isAsked(query: FinderQuery): boolean {
  return FIELDS.some((field) => query[field].trim() !== "");
}
