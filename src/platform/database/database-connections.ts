import { sql } from "drizzle-orm";
import type { Database } from "./database";

/** Connections to the whole server, whoever made them. */
export interface DatabaseConnections extends Record<string, unknown> {
  used: number;
  /** How many there may be, without those that are kept for superusers. */
  most: number;
}

/** From the figures of each database: of the sessions of other roles, `pg_stat_activity` does not tell everybody what they are. */
export async function databaseConnections(db: Database): Promise<DatabaseConnections> {
  const { rows } = await db.execute<DatabaseConnections>(sql`
    select (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`);
  return rows[0] ?? { used: 0, most: 1 };
}
