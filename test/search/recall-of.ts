import { everythingVisible } from "~/content/visibility/visibility-of";
import { searchSite } from "~/features/search/search-site";
import type { Database } from "~/platform/database/database";
import type { LabelledQuery } from "./labelled-queries";

/** How many of the first results are considered. */
export const FIRST = 3;

/**
 * The share of queries whose expected result is among the first, a line for each miss with the results instead, and the
 * queries that were treated as an emergency.
 */
export async function recallOf(
  db: Database,
  queries: readonly LabelledQuery[],
): Promise<{ recall: number; missed: string; alarmed: string[] }> {
  const missed: string[] = [];
  const alarmed: string[] = [];
  for (const [query, ...expected] of queries) {
    const { hits, notice } = await searchSite({ db, visibility: everythingVisible }, query, {
      limit: FIRST,
      offset: 0,
    });
    if (notice) alarmed.push(query);
    if (!hits.some(({ url }) => expected.some((address) => leadsTo(address, url)))) {
      missed.push(`${query}: ${hits.map(({ url }) => url).join(", ") || "nothing"}`);
    }
  }
  return { recall: 1 - missed.length / queries.length, missed: missed.join("\n"), alarmed };
}

function leadsTo(address: string, url: string): boolean {
  return address.endsWith("*") ? url.startsWith(address.slice(0, -1)) : url === address;
}
