import { sql } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database } from "~/platform/database/database";
import { recordTag } from "../reads";
import { redirect } from "./table";

/**
 * Writes the final target into every redirect of a single address, so that nobody follows two of them. Runs
 * after each change of one, in its transaction. A loop (which the checklist refuses) is followed for one step
 * only.
 */
export async function resolveTargets(tx: Database): Promise<void> {
  const path = (address: unknown) =>
    sql`coalesce(nullif(rtrim(lower(split_part(split_part(${address}, '#', 1), '?', 1)), '/'), ''), '/')`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive walk (id, target, passed) as (
      select id, "to", array["from"] from ${redirect} where match = 'exact'
      union all
      select walk.id, next."to", walk.passed || next."from"
      from walk join ${redirect} next on next."from" = ${path(sql`walk.target`)}
      where next.match = 'exact' and next."from" <> all (walk.passed) and ${path(sql`next."to"`)} <> all (walk.passed)
    ), ends as (
      select distinct on (id) id, target from walk order by id, cardinality(passed) desc
    )
    update ${redirect} set target = ends.target from ends
    where ends.id = ${redirect.id} and ends.target <> ${redirect.target}
    returning ${redirect.id}`);
  await announceTags(
    tx,
    rows.map(({ id }) => recordTag("redirect", id)),
  );
}
