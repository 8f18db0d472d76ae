import type { TypeDescription } from "~/content/description";
import { offeredColumns } from "./type-columns";

/** The sort name of the order in which today and upcoming dates come before past ones. */
const UPCOMING = "upcoming";

/** How a column is sorted now. `other`: by `upcoming`; undefined: not sorted. */
export function directionOf(
  { list }: TypeDescription,
  name: string,
  sort: string,
): "ascending" | "descending" | "other" | undefined {
  if (sort === UPCOMING) return list.upcoming === name ? "other" : undefined;
  if (sort === name) return "ascending";
  return sort === `-${name}` ? "descending" : undefined;
}

/** The order after a press on a column's heading: up, down, and for the column of dates also upcoming first. */
export function nextSort(type: TypeDescription, name: string, sort: string): string {
  const direction = directionOf(type, name, sort);
  if (direction === "ascending") return `-${name}`;
  if (direction === "descending" && type.list.upcoming === name) return UPCOMING;
  return name;
}

/** The orders of a list in words, for screens without headings. */
export function sortChoices(type: TypeDescription): { value: string; label: string }[] {
  const columns = offeredColumns(type).flatMap(({ name, label, kind }) => {
    if (!SORTED_KINDS.has(kind)) return [];
    const isTime = kind === "DATE" || kind === "DATETIME";
    return [
      { value: name, label: `${label}, ${isTime ? "earliest" : "lowest"} first` },
      { value: `-${name}`, label: `${label}, ${isTime ? "latest" : "highest"} first` },
    ];
  });
  const upcoming = type.list.upcoming ? [{ value: UPCOMING, label: "Upcoming first" }] : [];
  return [
    ...upcoming,
    { value: "title", label: "A to Z" },
    { value: "-title", label: "Z to A" },
    { value: "-updatedAt", label: "Changed last" },
    { value: "updatedAt", label: "Changed first" },
    { value: "-publishedAt", label: "Published last" },
    ...columns,
  ].filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index);
}

/** Kinds whose order has words; texts are found by searching. */
const SORTED_KINDS: ReadonlySet<string> = new Set(["DATE", "DATETIME", "NUMBER", "MONEY"]);
