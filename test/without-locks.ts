import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll } from "vitest";

/**
 * The same database for code whose locks (rows `for update`, and those of a transaction by number) are taken out of its
 * queries: what they protect from then happens, which shows that a test of them would notice.
 */
export function withoutLocks(connectionString: string): NodePgDatabase {
  const pool = new pg.Pool({ connectionString, Client: Unlocked });
  // The database may be dropped while connections are being ended.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  afterAll(() => pool.end());
  return drizzle(pool, { casing: "snake_case" });
}

class Unlocked extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes questions in many forms
  override query(...[question, ...rest]: any[]): any {
    const asked =
      typeof question === "string" ? unlocked(question) : { ...question, text: unlocked(question.text) };
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return (super.query as any)(asked, ...rest);
  }
}

function unlocked(text: string): string {
  // Something harmless takes the arguments of the lock.
  return text.replace(/ for (no key )?update/g, "").replaceAll("pg_advisory_xact_lock", "coalesce");
}
