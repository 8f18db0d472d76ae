import { rm } from "node:fs/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { copyDatabase } from "~/platform/backup/copy-database";
import { applyMigrations } from "~/platform/database/apply-migrations";
import { migrate } from "~/platform/database/migrate";
import { pendingMigrations } from "~/platform/database/pending-migrations";
import { programMigrations } from "~/platform/database/program-migrations";
import { testDatabase } from "./database";
import { migrationsUpToBaseline } from "./migrations-up-to-baseline";
import { checkedRelease, restoreRelease } from "./restored-release";

const [baseline = 0, ...later] = await programMigrations();
/** The last two single migrations before the one whose name the baseline took over. */
const [SECOND_LAST, THIRD_LAST] = [1795458607853, 1795445885348];

const remedy = expect.stringMatching(/^Start Openward 1\.0\.0 on it once/);
const refusal = expect.objectContaining({ name: "StartupError", remedy });

/** @param names the migrations to record as applied */
async function noteApplied(client: pg.ClientBase, names: readonly number[]): Promise<void> {
  await client.query("truncate drizzle.__drizzle_migrations");
  for (const name of names)
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', $1)", [
      name,
    ]);
}

/** A database as a release with single migrations left it. */
async function databaseWith(names: readonly number[]) {
  const database = await testDatabase({ migrated: false });
  const folder = await migrationsUpToBaseline();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await applyMigrations(client, folder);
    await noteApplied(client, names);
  } finally {
    await client.end();
    await rm(folder, { recursive: true });
  }
  return database;
}

const stateOf = async ({ pool }: Pick<Awaited<ReturnType<typeof testDatabase>>, "pool">) => [
  (await pool.query("select hash, created_at from drizzle.__drizzle_migrations order by id")).rows,
  (
    await pool.query(
      "select oid, relname from pg_class where relnamespace = 'public'::regnamespace order by 1",
    )
  ).rows,
];

test("a database with all single migrations continues with the later ones", async () => {
  const full = await databaseWith([THIRD_LAST, SECOND_LAST, baseline]);
  await full.db.execute(
    "insert into page_feedback (day, path, answer, count) values ('2026-11-23', '/', 'yes', 7)",
  );
  const [before] = await stateOf(full);
  expect(await migrate(full.url)).toBe(later.length);
  const [after] = await stateOf(full);
  expect(after?.slice(0, before?.length)).toEqual(before);
  expect((await full.pool.query("select count from page_feedback")).rows).toEqual([{ count: 7 }]);
  expect(await pendingMigrations(full.db)).toBe(0);
  expect(await migrate(full.url)).toBe(0);
});

test("refuses a database that stopped at an earlier migration, and leaves it unchanged", async () => {
  const early = await databaseWith([THIRD_LAST, SECOND_LAST]);
  const before = await stateOf(early);
  await expect(migrate(early.url)).rejects.toThrow(refusal);
  expect(await stateOf(early)).toEqual(before);

  const target = await testDatabase({ migrated: false });
  await expect(copyDatabase({ from: early.url, to: target.url })).rejects.toThrow(refusal);
});

test("a copy of a database with single migrations keeps their names, for the release to which an upgrade is undone", async () => {
  const [full, target] = [
    await databaseWith([THIRD_LAST, SECOND_LAST, baseline]),
    await testDatabase({ migrated: false }),
  ];
  await migrate(full.url);
  await copyDatabase({ from: full.url, to: target.url });
  const names = "select created_at from drizzle.__drizzle_migrations order by created_at";
  expect((await target.pool.query(names)).rows).toEqual((await full.pool.query(names)).rows);
});

test("restores a backup of the last release with single migrations", async () => {
  const { url, pool } = await testDatabase({ migrated: false });
  const restored = await restoreRelease(url, "1.0.0");
  expect(restored.rows).toEqual(restored.summary.rows);
  expect(await migrate(url)).toBe(later.length);
  const { rows } = await pool.query("select count(*)::int from drizzle.__drizzle_migrations");
  expect(rows).toEqual([{ count: restored.manifest.database.migrations.length + later.length }]);
});

test("refuses a backup of an earlier release, and names the release that restores it", async () => {
  await expect(checkedRelease("0.1.0")).rejects.toThrow(
    expect.objectContaining({
      name: "StartupError",
      message: expect.stringContaining("0.1.0.backup was made by Openward 0.1.0"),
      remedy: expect.stringMatching(/^Restore it with Openward 1\.0\.0, start that once/),
    }),
  );
});
