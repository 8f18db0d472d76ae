import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../../../test/database";
import { temporaryDirectory } from "../../../test/temporary-directory";
import { programRelease } from "../release";
import { applyMigrations } from "./apply-migrations";
import type { Database } from "./database";
import { migrate } from "./migrate";
import { pendingMigrations } from "./pending-migrations";
import { migrationsFolder } from "./program-migrations";
import { MINIMUM_POSTGRES, requireServerVersion } from "./server-version";

const NODES = 4;
const locked = await testDatabase({ migrated: false });
const unlocked = await testDatabase({ migrated: false });

test("nodes that start together migrate once, and a later start finds nothing to do", async () => {
  const applied = await Promise.all(Array.from({ length: NODES }, () => migrate(locked.url)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate(locked.url)).toBe(0);
});

test("without the lock they collide", async () => {
  const clients = Array.from({ length: NODES }, () => new pg.Client({ connectionString: unlocked.url }));
  await Promise.all(clients.map((client) => client.connect()));
  const outcomes = await Promise.allSettled(clients.map((client) => applyMigrations(client)));
  await Promise.all(clients.map((client) => client.end()));
  const collided = outcomes.some((one) => one.status === "rejected");
  const repeated = outcomes.filter((one) => one.status === "fulfilled" && one.value > 0).length > 1;
  expect(collided || repeated).toBe(true);
});

test("refuses a database that a newer version changed, and leaves it unchanged", async () => {
  const ahead = await testDatabase();
  const newer = Date.now() + 1e9;
  // The state in which releases before 1.0.0 left the database.
  await ahead.db.execute("drop table drizzle.oldest_release");
  await ahead.db.execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`,
  );
  await expect(migrate(ahead.url)).rejects.toThrow(
    expect.objectContaining({
      name: "StartupError",
      message: expect.stringMatching(/changed by a newer version of Openward: 1 of its migrations/),
      remedy: expect.stringMatching(/newer version, or restore the backup/),
    }),
  );
});

test("an older release runs on a schema that a newer one declared compatible, and leaves it unchanged", async () => {
  const ahead = await testDatabase();
  await ahead.db.execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + 1e9})`,
  );
  const declare = (release: string) =>
    ahead.db.execute(sql`update drizzle.oldest_release set release = ${release}`);
  const [own, tooNew] = [await programRelease(), "999.0.0"];

  await declare(own);
  expect(await migrate(ahead.url)).toBe(0);
  expect(await pendingMigrations(ahead.db)).toBe(0);

  await declare(tooNew);
  await expect(migrate(ahead.url)).rejects.toThrow(
    expect.objectContaining({ remedy: expect.stringMatching(/^Start 999\.0\.0 or a newer version/) }),
  );
  // An older release's declaration does not override that of a newer one.
  const { rows } = await ahead.db.execute("select release from drizzle.oldest_release");
  expect(rows).toEqual([{ release: tooNew }]);
});

test("a migration waits for a table in use only briefly at a time, so that visitors do not have to wait behind it", async () => {
  const busy = await testDatabase();
  const [reader, migrator] = [busy.url, busy.url].map((url) => new pg.Client({ connectionString: url }));
  await Promise.all([reader?.connect(), migrator?.connect()]);
  const folder = await temporaryDirectory("openward-migrations-");
  await cp(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries } = JSON.parse(await readFile(journal, "utf8"));
  entries.push({ idx: entries.length, version: "7", when: 4e12, tag: "next", breakpoints: true });
  await writeFile(journal, JSON.stringify({ entries }));
  await writeFile(join(folder, "next.sql"), "alter table page_feedback add column note text");

  await reader?.query("begin; select from page_feedback");
  const applied = applyMigrations(migrator as pg.Client, folder);
  await vi.waitFor(() => isWaiting(busy.db), { timeout: 30_000 });
  // This would wait behind the migration until the reader ends, if the migration did not give up in between.
  await busy.db.execute("select from page_feedback");
  await reader?.query("commit");
  expect(await applied).toBe(1);

  await Promise.all([reader?.end(), migrator?.end()]);
  await rm(folder, { recursive: true });
});

async function isWaiting(db: Database): Promise<void> {
  const { rows } = await db.execute(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  expect(rows).toHaveLength(1);
}

test("refuses a server that is too old, and names its version and the required one", async () => {
  const client = new pg.Client({ connectionString: locked.url });
  await client.connect();
  await requireServerVersion(client);
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  const refused = requireServerVersion(client, rows[0].major + 1);
  await expect(refused).rejects.toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`runs PostgreSQL ${rows[0].major}[.].*too old`)),
      remedy: expect.stringContaining(`PostgreSQL ${rows[0].major + 1} or newer`),
    }),
  );
  await client.end();
  expect(rows[0].major).toBeGreaterThanOrEqual(MINIMUM_POSTGRES);
});
