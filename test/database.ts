import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "~/platform/database/database";
import { migrate } from "~/platform/database/migrate";

const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Gives a test file a database of its own, dropped when its tests are over. Call it at the top of the file:
 * `const { db } = await testDatabase();`
 *
 * @param options `migrated: false` for an empty one, without our tables
 */
export async function testDatabase({ migrated = true } = {}): Promise<DatabaseHandle & { url: string }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdministrator(async (administrator) => {
    if (migrated) await ensureTemplate(administrator);
    await administrator.query(`create database ${name} template ${migrated ? "migrated" : "template1"}`);
  });
  const url = addressOf(name);
  const handle = openDatabase(url);
  afterAll(async () => {
    await handle.close();
    await asAdministrator((administrator) => drop(administrator, name));
  });
  return { ...handle, url };
}

/** While PostgreSQL itself cleans up in a database, only a superuser may end that: it is soon over. */
async function drop(administrator: pg.Client, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await administrator.query(`drop database ${name} with (force)`);
      return;
    } catch (error) {
      const isCleaning = (error as pg.DatabaseError).code === INSUFFICIENT_PRIVILEGE;
      if (!isCleaning || tries === 60) throw error;
      await delay(500);
    }
  }
}

/** Migrates once a run, by whichever test file comes first; the others wait and copy. */
async function ensureTemplate(administrator: pg.Client): Promise<void> {
  await administrator.query("select pg_advisory_lock(1)");
  const template = await administrator.query("select from pg_database where datname = 'migrated'");
  if (!template.rowCount) {
    await administrator.query("drop database if exists migrating with (force)");
    await administrator.query("create database migrating");
    await migrate(addressOf("migrating"));
    await administrator.query("alter database migrating rename to migrated");
  }
  await administrator.query("select pg_advisory_unlock(1)");
}

async function asAdministrator(work: (administrator: pg.Client) => Promise<unknown>): Promise<void> {
  const administrator = new pg.Client({ connectionString: addressOf("openward") });
  await administrator.connect();
  try {
    await work(administrator);
  } finally {
    await administrator.end();
  }
}

function addressOf(database: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${database}`;
  return url.href;
}
