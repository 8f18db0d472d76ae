import { type SQL, sql } from "drizzle-orm";

/**
 * SQL for when a search document (`d` in the query) takes place: its next start that is not in the past, or else its
 * first one. Most documents have at most one start, for which this is fast.
 */
export const nextStart = sql`case when d.later_starts is null or d.starts_at >= now() then d.starts_at
  else coalesce((select min(start) from unnest(d.later_starts) start where start >= now()), d.starts_at) end`;

/**
 * SQL that sorts equally good hits by date: the next upcoming date, later ones, past ones (latest first), and those
 * without a date (null). The value is in seconds from now, plus three centuries for past dates.
 */
export function nextFirst(startsAt: SQL): SQL {
  return sql`case when ${startsAt} >= now() then date_part('epoch', ${startsAt} - now()) else 1e10 + date_part('epoch', now() - ${startsAt}) end`;
}
