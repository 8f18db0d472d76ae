import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "~/content/csv/formula";
import type { Ranked, Series } from "./api/schemas";
import { daysOf, type Period } from "./period";
import { seriesWords } from "./series";

/** The figures of a period as CSV: a row for each day, then the most viewed pages. */
export function totalsCsv(period: Period, series: readonly Series[], pages: readonly Ranked[]): string {
  const rows = daysOf(period).map((day, at) => [day, ...series.map(({ days }) => String(days[at] ?? 0))]);
  const viewed = pages.map(({ key, count }) => [key, String(count)]);
  const all = [
    ["Day", ...series.map(({ name }) => seriesWords[name])],
    ...rows,
    [],
    ["Page", "Viewed"],
    ...viewed,
  ];
  return stringify(
    all.map((row) => row.map(escapeFormula)),
    { bom: true },
  );
}
