import { type SQL, sql } from "drizzle-orm";

/** The order of what is equally good: the date to come that is next, then later ones, then what is over, and what has no date. */
export function nextFirst(startsAt: SQL = sql`starts_at`): SQL {
  return sql`${startsAt} < now(), abs(extract(epoch from ${startsAt} - now()))`;
}
