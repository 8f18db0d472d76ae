import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { noteStatement } from "../cache/page-reads";
import type { DatabaseWatch } from "./database-watch";

/** The query builder, either on the pool or inside a transaction: queries take this. */
export type Database = Pick<
  NodePgDatabase,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "$count"
  | "with"
>;

/** The query builder on the pool: verbs that open their own transaction take this. */
export type RootDatabase = NodePgDatabase;

/** What opens a transaction: the pool, or a transaction itself (then a savepoint within it). */
export type TransactionalDatabase = Database & Pick<NodePgDatabase, "transaction">;

export interface DatabaseHandle {
  db: RootDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  maxConnections?: number;
  /** Of the same database: nobody waits while it does not answer. Without one, callers wait as long as it takes. */
  watch?: DatabaseWatch;
}

/**
 * Opens a pool on one PostgreSQL database. Nothing is connected until the first query.
 *
 * Sessions run in UTC; statements stop after 15 s, so that one bad query cannot hold the pool.
 */
export function openDatabase(
  url: string,
  { maxConnections = 10, watch }: DatabaseOptions = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // Two stay for whoever comes after a quiet hour: connecting, and planning anew what is prepared, takes longer than most pages.
    min: Math.min(2, maxConnections),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A connection whose other end vanished while nothing was asked of it is found within seconds, not hours.
    keepAliveInitialDelayMillis: 10_000,
    ...(watch && { Client: watch.Client }),
    statement_timeout: 15_000,
    application_name: "openward",
    // Compiling a query of ours takes longer than running it.
    options: "-c timezone=UTC -c jit=off",
  });
  // A connection that breaks (database restart) while nothing is asked of it must not end the process: idle, the next query reconnects; within a
  // transaction, the next query fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, { casing: "snake_case", logger: { logQuery: noteStatement } });
  return { db, pool, close: () => pool.end() };
}
