import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { noteStatement } from "../cache/page-reads";
import type { DatabaseWatch } from "./database-watch";

/** The query builder, on the pool or inside a transaction. Queries take this type. */
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

/** The query builder on the pool. Functions that open their own transaction take this type. */
export type RootDatabase = NodePgDatabase;

/** Can open a transaction: the pool, or a transaction itself (then a savepoint within it). */
export type TransactionalDatabase = Database & Pick<NodePgDatabase, "transaction">;

export interface DatabaseHandle {
  db: RootDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  maxConnections?: number;
  /**
   * Watches the same database: while it does not respond, queries fail at once. Without a watch, callers
   * wait.
   */
  watch?: DatabaseWatch;
}

/**
 * Opens a pool on one PostgreSQL database. Connects at the first query.
 *
 * Sessions use UTC. Statements time out after 15 s, so that one bad query cannot hold the pool.
 */
export function openDatabase(
  url: string,
  { maxConnections = 10, watch }: DatabaseOptions = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // Keeps two connections open for the first requests after a quiet hour: connecting, and planning prepared
    // statements again, takes longer than most pages.
    min: Math.min(2, maxConnections),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Detects a dead idle connection within seconds instead of hours.
    keepAliveInitialDelayMillis: 10_000,
    Client: watch?.Client,
    statement_timeout: 15_000,
    application_name: "openward",
    // JIT compilation of our queries takes longer than running them.
    options: "-c timezone=UTC -c jit=off",
  });
  // A broken idle connection (database restart) must not end the process: the next query reconnects, or,
  // within a transaction, fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, { casing: "snake_case", logger: { logQuery: noteStatement } });
  return { db, pool, close: () => pool.end() };
}
