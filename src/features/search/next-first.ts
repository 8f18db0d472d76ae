import { type SQL, sql } from "drizzle-orm";

/**
 * Sorts equally good hits by date: the next upcoming date, later ones, past ones (latest first), and those without a
 * date (null). The value is in seconds from now; past dates are offset by three centuries.
 */
export function nextFirst(startsAt: SQL): SQL {
  return sql`case when ${startsAt} >= now() then date_part('epoch', ${startsAt} - now()) else 1e10 + date_part('epoch', now() - ${startsAt}) end`;
}
