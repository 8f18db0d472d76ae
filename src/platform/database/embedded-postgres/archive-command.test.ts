import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryDirectory } from "../../../../test/temporary-directory";
import { archiveSettings } from "./archive-command";

/** Runs the archive command in a shell, as PostgreSQL does for each segment. */

const NAME = "000000010000000000000001";
let home: string;
const spool = () => join(home, "archive");

beforeEach(async () => {
  home = await temporaryDirectory("openward-spool-");
  await mkdir(join(home, "data/pg_wal"), { recursive: true });
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function segment(content: string): Promise<void> {
  await writeFile(join(home, "data/pg_wal", NAME), content);
}

/** @returns the exit code */
function archive(): number | null {
  const command = (archiveSettings().archive_command ?? "")
    .replaceAll("%p", `pg_wal/${NAME}`)
    .replaceAll("%f", NAME);
  return spawnSync("sh", ["-c", command], { cwd: join(home, "data") }).status;
}

test("without a spool, WAL is discarded and PostgreSQL keeps running", async () => {
  await segment("changes");
  expect(archive()).toBe(0);
  expect((await readdir(home)).sort()).toEqual(["data"]);
});

test("a segment is in the spool, compressed, with the time when it was written", async () => {
  await mkdir(spool());
  await segment("changes");
  const writtenAt = new Date(Date.UTC(2026, 10, 23, 14));
  await utimes(join(home, "data/pg_wal", NAME), writtenAt, writtenAt);
  expect(archive()).toBe(0);
  expect(await readdir(spool())).toEqual([`${NAME}.gz`]);
  expect(gunzipSync(await readFile(join(spool(), `${NAME}.gz`))).toString()).toBe("changes");
  expect((await stat(join(spool(), `${NAME}.gz`))).mtime).toEqual(writtenAt);
});

test("archiving the same segment again succeeds, and another one of its name fails and replaces nothing", async () => {
  await mkdir(spool());
  await segment("changes");
  expect([archive(), archive()]).toEqual([0, 0]);
  await segment("other changes");
  expect(archive()).not.toBe(0);
  expect(gunzipSync(await readFile(join(spool(), `${NAME}.gz`))).toString()).toBe("changes");
});

test("a segment that cannot be spooled fails, so that PostgreSQL retries", async () => {
  await mkdir(spool());
  expect(archive()).not.toBe(0);
  expect((await readdir(spool())).filter((name) => name.endsWith(".gz"))).toEqual([]);
});

test("discards WAL when the disk would fill up", async () => {
  await mkdir(spool());
  await writeFile(join(spool(), "given-up"), "");
  await segment("changes");
  expect(archive()).toBe(0);
  expect(await readdir(spool())).toEqual(["given-up"]);
});
