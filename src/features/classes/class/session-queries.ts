import { type SQL, sql } from "drizzle-orm";
import { classEvent } from "./table";

const startOf = sql`(session ->> 'startsAt')::timestamptz`;
const endOf = sql`(session ->> 'endsAt')::timestamptz`;
const sessions = sql`jsonb_array_elements(${classEvent.sessions}) as session`;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** SQL for the start of a class's first session that is not over at `now`. Public lists are in this order. */
export function nextStart(now: Date): SQL {
  return sql`coalesce((select min(${startOf}) from ${sessions} where ${endOf} > ${instant(now)}), ${classEvent.startsAt})`;
}

/**
 * SQL condition: a session of a class takes place in the period. For speed, filter by the class's own start and end
 * first.
 */
export function meetsBetween(from: Date, to: Date): SQL {
  return sql`(${classEvent.sessions} = '[]' or exists (select from ${sessions} where ${endOf} > ${instant(from)} and ${startOf} < ${instant(to)}))`;
}
