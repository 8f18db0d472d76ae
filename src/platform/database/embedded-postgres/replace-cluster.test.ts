import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { temporaryDirectory } from "../../../../test/temporary-directory";
import type { Cluster } from "./cluster";
import { openCluster } from "./open-cluster";
import { type CopyDatabase, replaceCluster } from "./replace-cluster";
import { startEmbeddedPostgres } from "./start-embedded-postgres";

/**
 * Both servers have the packaged version here; the former one only claims to be 17.
 * scripts/try-postgres-versions.mjs tests two real versions.
 */

const directories: string[] = [];

afterEach(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true, force: true });
});

test("the replacement has every row, and the former cluster is kept", async () => {
  const { directory, cluster } = await siteWithNote("written under the former version");
  await replace(cluster, copyNote);
  expect(await noteIn(directory)).toBe("written under the former version");
  expect((await stat(`${cluster.home}-17/data/PG_VERSION`)).isFile()).toBe(true);
  await expect(stat(`${cluster.home}.next`)).rejects.toThrow("ENOENT");
});

test("does not replace a cluster in use", async () => {
  const { directory, cluster } = await siteWithNote("in use");
  const user = await startEmbeddedPostgres({ dataDirectory: directory, log: console });
  await expect(replace(cluster, copyNote)).rejects.toThrow("still used by a release with PostgreSQL 17");
  await query(user.url, "select 1");
  await user.stop();
  expect(await noteIn(directory)).toBe("in use");
});

test("a failed copy leaves the cluster unchanged, and the next attempt makes another copy", {
  tags: "test-all",
}, async () => {
  const { directory, cluster } = await siteWithNote("still here");
  const failure = replace(cluster, async (urls) => {
    await copyNote(urls);
    throw new Error("the machine was too busy");
  });
  await expect(failure).rejects.toThrow("the machine was too busy");
  expect(await noteIn(directory)).toBe("still here");
  await replace(cluster, copyNote);
  expect(await noteIn(directory)).toBe("still here");
});

test("the next start finishes a replacement that was interrupted between its two renames", async () => {
  const { directory, cluster } = await siteWithNote("moved");
  const next = `${cluster.home}.next`;
  await rename(cluster.home, next);
  await mkdir(`${cluster.home}-17`);
  await writeFile(join(next, "complete"), `${cluster.home}-17\n`);
  expect(await noteIn(directory)).toBe("moved");
  // An incomplete one is discarded, never put in the cluster's place.
  await mkdir(next);
  expect(await noteIn(directory)).toBe("moved");
});

test("a replacement is not used if the cluster is gone without having been moved aside", {
  tags: "test-all",
}, async () => {
  const { directory, cluster } = await siteWithNote("older than what was written since");
  const next = `${cluster.home}.next`;
  await rename(cluster.home, next);
  await writeFile(join(next, "complete"), `${cluster.home}-17\n`);
  const database = await startEmbeddedPostgres({ dataDirectory: directory, log: console });
  expect(await query(database.url, "select to_regclass('note') as name")).toEqual([{ name: null }]);
  await database.stop();
});

async function siteWithNote(note: string): Promise<{ directory: string; cluster: Cluster }> {
  const directory = await temporaryDirectory("openward-replaced-");
  directories.push(directory);
  const database = await startEmbeddedPostgres({ dataDirectory: directory, log: console });
  await query(database.url, "create table note (text text)");
  await query(database.url, "insert into note values ($1)", [note]);
  await database.stop();
  return { directory, cluster: await openCluster(directory, () => undefined) };
}

/** Replaces the product's own copy function, which has its own tests. */
async function copyNote({ from, to }: { from: string; to: string }): Promise<void> {
  const [note] = await query(from, "select text from note");
  await query(to, "create table note (text text)");
  await query(to, "insert into note values ($1)", [note.text]);
}

function replace({ home, logFile, user, binaries }: Cluster, copyDatabase: CopyDatabase): Promise<void> {
  const { initdb, postgres, pgCtl } = binaries;
  const former = { initdb, postgres, pgCtl, majorVersion: "17" };
  return replaceCluster({ home, logFile, user, former, binaries, copyDatabase });
}

async function noteIn(directory: string): Promise<unknown> {
  const database = await startEmbeddedPostgres({ dataDirectory: directory, log: console });
  const rows = await query(database.url, "select text from note");
  await database.stop();
  expect(rows).toHaveLength(1);
  return rows[0].text;
}

async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}
