import { TZDate } from "@date-fns/tz";
import { startOfDay } from "date-fns";
import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";
import { foldKey, isSortable } from "../indexes/list-keys";
import { dayAt } from "../values/day-at";

/** The sort name of the order by date in which today and upcoming dates come before past ones. */
export const UPCOMING = "upcoming";

/** The column by which `upcoming` orders; undefined for types without that order. */
export function upcomingColumn({ list: { order } }: ContentType): string | undefined {
  return typeof order === "object" ? order.upcoming : undefined;
}

/** The sort name of the order that a list has at first. */
export function firstOrder(type: ContentType): string {
  const { order = "-updatedAt" } = type.list;
  return typeof order === "object" ? UPCOMING : order;
}

/** The sort orders of the type's lists. A minus before a name means descending. */
export function sortNames(type: ContentType): string[] {
  const columns = type.list.columns.filter((name) => isSortable(type.fields[name] as Field));
  const names = [...new Set(["title", "slug", "updatedAt", "publishedAt", ...columns])];
  const bothWays = names.flatMap((name) => [name, `-${name}`]);
  return upcomingColumn(type) ? [...bothWays, UPCOMING] : bothWays;
}

/** The key (`listKeys`) of the first moment of today in a time zone (IANA name), for a field of dates or of times. */
export function keyOfToday(field: Field, now: Date, timeZone: string): string {
  if (field.kind === "DATE") return dayAt(now, timeZone).iso;
  return foldKey(new Date(startOfDay(new TZDate(now, timeZone)).getTime()).toISOString());
}
