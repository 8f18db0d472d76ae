import { type SQL, sql } from "drizzle-orm";

/**
 * When a search document (`d` in the query) takes place: its next start that is not in the past, or else its first.
 * Most have one start or none, and are answered without looking further.
 */
export const nextStart = sql`case when d.later_starts is null or d.starts_at >= now() then d.starts_at
  else coalesce((select min(start) from unnest(d.later_starts) start where start >= now()), d.starts_at) end`;

/**
 * Sorts equally good hits by date: the next upcoming date, later ones, past ones (latest first), and those without a
 * date (null). The value is in seconds from now; past dates are offset by three centuries.
 */
export function nextFirst(startsAt: SQL): SQL {
  return sql`case when ${startsAt} >= now() then date_part('epoch', ${startsAt} - now()) else 1e10 + date_part('epoch', now() - ${startsAt}) end`;
}
