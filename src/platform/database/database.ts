import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { noteStatement } from "../cache/page-reads";
import type { DatabaseWatch } from "./database-watch";
import { SESSION_DEFAULTS } from "./session-defaults";
import { withoutStatementNames } from "./without-statement-names";

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
  /**
   * Whether the address is that of a pooler that gives each transaction another session. Nothing that belongs to
   * a session is used then: no named prepared statements, and no settings of the connection, which
   * `keepSessionDefaults` stored with the role instead.
   */
  isPooled?: boolean;
}

/**
 * Opens a pool on one PostgreSQL database. Connects at the first query.
 *
 * Sessions have `SESSION_DEFAULTS`.
 */
export function openDatabase(
  url: string,
  { maxConnections = 10, watch, isPooled = false }: DatabaseOptions = {},
): DatabaseHandle {
  const Client = watch?.Client ?? pg.Client;
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
    Client: isPooled ? withoutStatementNames(Client) : Client,
    application_name: "openward",
    options: isPooled ? undefined : asOptions(SESSION_DEFAULTS),
  });
  // A broken idle connection (database restart) must not end the process: the next query reconnects, or,
  // within a transaction, fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, { casing: "snake_case", logger: { logQuery: noteStatement } });
  return { db, pool, close: () => pool.end() };
}

/** Settings of a session as a connection requests them. */
function asOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}
