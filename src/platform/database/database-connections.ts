import { sql } from "drizzle-orm";
import type { Database } from "./database";

/** Connections to the whole server, of all clients. */
export interface DatabaseConnections extends Record<string, unknown> {
  used: number;
  /** The limit, without connections reserved for superusers. */
  most: number;
}

/**
 * Uses the statistics of each database, because `pg_stat_activity` hides other roles' sessions from ordinary
 * roles.
 */
export async function databaseConnections(db: Database): Promise<DatabaseConnections> {
  const { rows } = await db.execute<DatabaseConnections>(sql`
    select (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`);
  return rows[0] ?? { used: 0, most: 1 };
}
