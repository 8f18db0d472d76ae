import { rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../src/platform/database/embedded-postgres/start-embedded-postgres";
import { temporaryDirectory } from "./temporary-directory";

declare module "vitest" {
  interface ProvidedContext {
    /** A role that may create databases, on the PostgreSQL of this run. */
    postgresUrl: string;
    /** Removed after the run. */
    runDirectory: string;
  }
}

const SETTINGS = {
  // The whole server is removed after the run: nothing has to survive a power failure, so no test waits for a
  // disk.
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Nothing reads the write-ahead log either: keep it short.
  wal_level: "minimal",
  archive_mode: "off",
  max_wal_senders: "0",
  max_wal_size: "128MB",
  // Nothing lives long enough to need vacuuming, and dropping a database waits for a vacuum to finish.
  autovacuum: "off",
  // Each worker's test may have a pool, two sites and their job queues.
  max_connections: "300",
};

/**
 * Starts one real PostgreSQL for the whole run and removes it afterward. Each test file gets a database from
 * `testDatabase`.
 *
 * `TEST_DATABASE_URL` names another server to test with, such as the oldest supported release. Its role must
 * be allowed to create databases, and the server must not be used for anything else: databases called
 * `test_…` and `template_…` are dropped.
 */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const runDirectory = await temporaryDirectory("openward-test-");
  project.provide("runDirectory", runDirectory);
  const postgres = await choosePostgres(runDirectory);
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(runDirectory, { recursive: true, force: true });
  };
}

async function choosePostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return startEmbeddedPostgres({ dataDirectory, log: console, settings: SETTINGS });
  await dropTemplates(url);
  return { url, stop: async () => {} };
}

/** Templates from an earlier run may have an older schema, and their files are gone. */
async function dropTemplates(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where datname like 'template\\_%'");
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
