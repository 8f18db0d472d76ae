import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll } from "vitest";

/**
 * The same database for code whose locks (rows `for update`, and those of a transaction by number) are taken out of its
 * queries: what they protect from then happens, which shows that a test of them would notice.
 *
 * @param instead what is waited for in place of a lock by number
 */
export function withoutLocks(connectionString: string, instead = async () => {}): NodePgDatabase {
  const pool = new pg.Pool({ connectionString, Client: clientWithout(instead) });
  // The database may be dropped while connections are being ended.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  afterAll(() => pool.end());
  return drizzle(pool, { casing: "snake_case" });
}

const BY_NUMBER = "pg_advisory_xact_lock";

function clientWithout(instead: () => Promise<void>) {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver takes questions in many forms
    override query(...[question, ...rest]: any[]): any {
      const isText = typeof question === "string";
      const text: string = isText ? question : question.text;
      const asked = isText ? unlocked(text) : { ...question, text: unlocked(text) };
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const ask = () => (super.query as any)(asked, ...rest);
      return text.includes(BY_NUMBER) ? instead().then(ask) : ask();
    }
  };
}

function unlocked(text: string): string {
  // Something harmless takes the arguments of the lock.
  return text.replace(/ for (no key )?update/g, "").replaceAll(BY_NUMBER, "coalesce");
}
