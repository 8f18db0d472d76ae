import { type SQL, sql } from "drizzle-orm";

/**
 * Sorts what is equally good: the date to come that is next, then later ones, then what is over, the latest first, and what has no date (null) last.
 * In seconds from now, to which what is over adds three centuries.
 */
export function nextFirst(startsAt: SQL): SQL {
  return sql`case when ${startsAt} >= now() then date_part('epoch', ${startsAt} - now()) else 1e10 + date_part('epoch', now() - ${startsAt}) end`;
}
