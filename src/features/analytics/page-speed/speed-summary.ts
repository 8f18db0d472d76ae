import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { SpeedOfPage } from "../api/schemas";
import type { Period } from "../period";
import { type MeasureName, measuredValue } from "./measures";
import { pageSpeed } from "./table";

type Row = Record<string, unknown> & {
  path: string | null;
  measure: MeasureName;
  value: number;
  visits: number;
};

/**
 * The 75th percentile of each measure: first of all pages together, then of the pages with the most measured visits.
 */
export async function speedSummary(
  db: Database,
  { from, to }: Period,
  limit: number,
): Promise<SpeedOfPage[]> {
  const { rows } = await db.execute<Row>(sql`
    with counted as (
      select path, measure, value, sum(count) as count from ${pageSpeed}
      where day between ${from} and ${to}
      group by grouping sets ((path, measure, value), (measure, value))
    ), ordered as (
      select path, measure, value,
        sum(count) over (partition by path, measure order by value) as until,
        sum(count) over (partition by path, measure) as visits
      from counted
    )
    select path, measure, min(value) filter (where until >= 0.75 * visits)::int as value, max(visits)::int as visits
    from ordered group by path, measure`);
  const pages = [...Map.groupBy(rows, ({ path }) => path)].map(([path, measured]) => speedOf(path, measured));
  return pages
    .sort((a, b) => Number(b.path === null) - Number(a.path === null) || visitsOf(b) - visitsOf(a))
    .slice(0, limit + 1);
}

function speedOf(path: string | null, rows: readonly Row[]): SpeedOfPage {
  const percentile = (name: MeasureName) => {
    const row = rows.find(({ measure }) => measure === name);
    return row ? { value: measuredValue(name, row.value), visits: row.visits } : null;
  };
  return { path, lcp: percentile("lcp"), inp: percentile("inp"), cls: percentile("cls") };
}

function visitsOf({ lcp, inp, cls }: SpeedOfPage): number {
  return Math.max(lcp?.visits ?? 0, inp?.visits ?? 0, cls?.visits ?? 0);
}
