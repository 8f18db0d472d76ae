import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll } from "vitest";

type Wait = () => Promise<void>;

/** What to wait for instead of an advisory lock, and after reading a row that was to be locked. */
interface LockReplacement {
  number?: Wait;
  row?: Wait;
}

const atOnce: Wait = async () => {};

/**
 * The same database for code whose locks (rows `for update`, and advisory locks of a transaction) are removed
 * from its queries. The race that they prevent then happens, which proves that a test would notice a missing
 * lock. At most ten connections.
 */
export function withoutLocks(connectionString: string, instead: LockReplacement = {}): NodePgDatabase {
  const pool = new pg.Pool({ connectionString, Client: clientWithout(instead) });
  // The database may be dropped while connections are closing.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  afterAll(() => pool.end());
  return drizzle(pool, { casing: "snake_case" });
}

/**
 * The first `count` callers wait for each other: none is done before another has begun, however long a
 * connection takes.
 */
export function together(count: number): Wait {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === count) resolve();
    return promise;
  };
}

const BY_NUMBER = "pg_advisory_xact_lock";
const ROW_LOCK_CLAUSE = / for (no key )?update/g;

function clientWithout({ number = atOnce, row = atOnce }: LockReplacement) {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver takes questions in many forms
    override query(...[question, ...rest]: any[]): any {
      const isText = typeof question === "string";
      const text: string = isText ? question : question.text;
      const rewritten = isText ? unlocked(text) : { ...question, text: unlocked(text) };
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const ask = () => (super.query as any)(rewritten, ...rest);
      if (text.includes(BY_NUMBER)) return number().then(ask);
      // biome-ignore lint/suspicious/noExplicitAny: as above
      return text.search(ROW_LOCK_CLAUSE) >= 0 ? ask().then((read: any) => row().then(() => read)) : ask();
    }
  };
}

function unlocked(text: string): string {
  // A harmless function takes the arguments of the lock.
  return text.replace(ROW_LOCK_CLAUSE, "").replaceAll(BY_NUMBER, "coalesce");
}
