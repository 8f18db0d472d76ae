import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "~/platform/database/database";
import { migrate } from "~/platform/database/migrate";

const INSUFFICIENT_PRIVILEGE = "42501";

export interface TestDatabase extends DatabaseHandle {
  url: string;
}

/** A database from which others are copied. The first test file of a run that needs it fills it. */
interface Template {
  /** Begins with `template_`, by which a run finds what an earlier one left. */
  name: `template_${string}`;
  /** The template from which it is copied. */
  from?: Template;
  fill(url: string): Promise<unknown>;
}

const migratedTemplate: Template = { name: "template_migrated", fill: migrate };

/**
 * Creates a database for a test file, which is dropped after the file's tests. Call it at the top of the
 * file: `const { db } = await testDatabase();`
 * @param options `migrated: false` for an empty one, without our tables
 */
export function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  return copyOf(migrated ? migratedTemplate : undefined);
}

/** The same, with what `fill` wrote into a migrated database. */
export function testDatabaseWith(name: Template["name"], fill: Template["fill"]): Promise<TestDatabase> {
  return copyOf({ name, from: migratedTemplate, fill });
}

async function copyOf(template?: Template): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdministrator(async (administrator) => {
    if (template) await ensureTemplate(administrator, template);
    await administrator.query(`create database ${name} template ${template?.name ?? "template1"}`);
  });
  const url = addressOf(name);
  const handle = openDatabase(url);
  afterAll(async () => {
    await handle.close();
    await asAdministrator((administrator) => drop(administrator, name));
  });
  return { ...handle, url };
}

/** Only a superuser may end PostgreSQL's own cleanup in a database, which is soon over. */
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

/** The first test file fills the template; the others wait for it. */
async function ensureTemplate(administrator: pg.Client, { name, from, fill }: Template): Promise<void> {
  if (from) await ensureTemplate(administrator, from);
  await administrator.query("select pg_advisory_lock(hashtext($1))", [name]);
  const { rowCount } = await administrator.query("select from pg_database where datname = $1", [name]);
  if (!rowCount) {
    const unfinished = `${name}_unfinished`;
    await administrator.query(`drop database if exists ${unfinished} with (force)`);
    await administrator.query(`create database ${unfinished} template ${from?.name ?? "template1"}`);
    await fill(addressOf(unfinished));
    await administrator.query(`alter database ${unfinished} rename to ${name}`);
  }
  await administrator.query("select pg_advisory_unlock(hashtext($1))", [name]);
}

async function asAdministrator(work: (administrator: pg.Client) => Promise<unknown>): Promise<void> {
  const administrator = new pg.Client({ connectionString: inject("postgresUrl") });
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
