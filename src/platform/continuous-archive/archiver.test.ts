import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryDirectory } from "../../../test/temporary-directory";
import { DamagedBackup } from "../backup/damaged-backup";
import { folderTarget } from "../backup/target/folder-target";
import { createLogger } from "../logging/logger";
import { localStorage } from "../storage/local-storage";
import { parseFileName, parseSegmentName } from "./archive-names";
import { readArchiveState } from "./archive-state";
import { type Archiver, type Archiving, startArchiver } from "./archiver";
import { openArchive } from "./open-archive";
import { openReader, readSecrets, readSegment, readStoredFile } from "./read-archive";
import { givenUpSince, makeSpool, spooled } from "./wal-spool";

vi.setConfig({ testTimeout: 120_000 });

const passphrase = "correct horse battery staple";
const site = "1a2b3c4d-0000-4000-8000-000000000000";
const soon = { timeout: 60_000, interval: 50 };

let directory: string;
let target: string;
let archiver: Archiver | undefined;
const inDirectory = (name: string) => join(directory, name);
const storage = () => localStorage(inDirectory("files"));

beforeEach(async () => {
  directory = await temporaryDirectory("openward-archiver-");
  target = inDirectory("target");
  await mkdir(target);
  await mkdir(inDirectory("data"));
  await makeSpool(directory);
});
afterEach(async () => {
  await archiver?.finish();
  archiver = undefined;
  await rm(directory, { recursive: true, force: true });
});

/** The directory holds the cluster, the data directory, and the target. */
function start(more: Partial<Archiving> = {}): Archiver {
  archiver = startArchiver({
    home: directory,
    dataDirectory: directory,
    limitSeconds: 10,
    hasGap: false,
    open: () =>
      openArchive({ home: directory, site, target: folderTarget(target), passphrase, secrets: ["s1", "s0"] }),
    storage: storage(),
    log: createLogger({ level: "silent" }),
    explain: (error) => `It failed (${(error as NodeJS.ErrnoException).code}).`,
    onGap: async () => undefined,
    ...more,
  });
  return archiver;
}

const walName = (number: number) =>
  `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, "0")}`;

/** Imitates PostgreSQL's archive command. @returns when the segment was last written to */
async function spool(number: number, content: string): Promise<Date> {
  const path = join(directory, "archive", `${walName(number)}.gz`);
  await writeFile(`${path}.partial`, gzipSync(content));
  const writtenAt = new Date(Date.UTC(2026, 10, 23, 14, number));
  await utimes(`${path}.partial`, writtenAt, writtenAt);
  await rename(`${path}.partial`, path);
  return writtenAt;
}

const folder = async () =>
  join(target, (await readdir(target)).find((name) => name.startsWith("archive-openward-1a2b3c4d-")) ?? "-");
const inArchive = async () =>
  (await readdir(await folder()).catch(() => []))
    .map(parseSegmentName)
    .filter((segment) => segment !== undefined)
    .map(({ wal }) => wal);
const state = () => readArchiveState(directory);

test("segments and files are stored encrypted, and can be read with only the passphrase", async () => {
  start();
  const writtenAt = await spool(1, "changes");
  await storage().put("ab12.csv", Buffer.from("care,price\n"), "text/csv");
  archiver?.fileStored("ab12.csv");
  await expect.poll(async () => (await state())?.archivedUntil, soon).toEqual(new Date(+writtenAt - 1_000));
  expect(await spooled(directory)).toEqual([]);
  const files = folderTarget(join(await folder(), "files"));
  await expect.poll(async () => (await files.list("").catch(() => [])).length, soon).toBe(1);
  const reader = await openReader(folderTarget(await folder()), passphrase);
  const [segment] = (await readdir(await folder())).flatMap((name) => parseSegmentName(name) ?? []);
  expect((await readSegment(reader, segment ?? { file: "", hash: "" })).toString()).toBe("changes");
  expect(await readSecrets(reader)).toEqual(["s1", "s0"]);
  const [{ file } = { file: "" }] = await files.list("");
  const named = parseFileName(file);
  expect(named?.key).toBe("ab12.csv");
  const stored = await readStoredFile(
    { target: files, identities: reader.identities },
    file,
    named?.hash ?? "",
  );
  expect(stored.toString()).toBe("care,price\n");
  await expect(openReader(folderTarget(await folder()), "another passphrase")).rejects.toThrow();
});

test("a stored segment is not stored again, and a different one of its name is refused and kept", async () => {
  start();
  await spool(1, "changes");
  await expect.poll(inArchive, soon).toEqual([walName(1)]);
  await spool(1, "changes");
  await expect.poll(() => spooled(directory), soon).toEqual([]);
  expect(await inArchive()).toEqual([walName(1)]);
  await spool(1, "changes of another site");
  await expect.poll(async () => (await state())?.failure, soon).toMatch(/holds another segment/);
  expect(await spooled(directory)).toHaveLength(1);
  expect(await inArchive()).toEqual([walName(1)]);
});

test("while the target is unavailable, changes wait, and are sent when it is back", async () => {
  start();
  await spool(1, "one");
  await expect.poll(inArchive, soon).toEqual([walName(1)]);
  // Waits until the first segment has left the spool, because its failure would delay the second one.
  await expect.poll(() => spooled(directory), soon).toEqual([]);
  await rename(target, inDirectory("away"));
  const waiting = await spool(2, "two");
  await expect.poll(async () => (await state())?.failure, soon).toBe("It failed (ENOENT).");
  await expect.poll(async () => (await state())?.waitingSince, soon).toEqual(waiting);
  await rename(inDirectory("away"), target);
  await expect.poll(inArchive, soon).toEqual([walName(1), walName(2)]);
  await expect.poll(async () => (await state())?.failure, soon).toBeNull();
});

test("the spool is bounded: beyond the limit changes are dropped, and then a new base backup is due", async () => {
  const onGap = vi.fn(async () => undefined);
  start({ maxSpooledBytes: 40, onGap });
  await spool(1, "one");
  await expect.poll(inArchive, soon).toEqual([walName(1)]);
  const { gapAt } = (await state()) ?? {};
  await expect.poll(() => onGap.mock.calls.length, soon).toBe(1);
  await rename(target, inDirectory("away"));
  await spool(2, "two");
  await spool(3, "three");
  await expect.poll(() => givenUpSince(directory), soon).toBeTruthy();
  await expect.poll(async () => (await state())?.givenUpSince, soon).toBeTruthy();
  await rename(inDirectory("away"), target);
  // Changes spooled until then are still useful.
  await expect.poll(inArchive, soon).toEqual([walName(1), walName(2), walName(3)]);
  await expect.poll(() => givenUpSince(directory), soon).toBeUndefined();
  await expect.poll(async () => +((await state())?.gapAt ?? 0), soon).toBeGreaterThan(+(gapAt ?? 0));
  await expect.poll(() => onGap.mock.calls.length, soon).toBe(2);
});

test("a segment that is damaged in the spool is not stored", async () => {
  start();
  const path = join(directory, "archive", `${walName(1)}.gz`);
  await writeFile(path, gzipSync("changes".repeat(1_000)).subarray(0, 20));
  await expect.poll(async () => (await state())?.failure, soon).toBeTruthy();
  expect(await inArchive()).toEqual([]);
  expect(await readFile(path)).toHaveLength(20);
});

test("detects a changed segment in an archive without encryption", async () => {
  const open = () =>
    openArchive({
      home: directory,
      site,
      target: folderTarget(target),
      passphrase: undefined,
      secrets: ["s1"],
    });
  start({ open });
  await spool(1, "changes");
  await expect.poll(inArchive, soon).toEqual([walName(1)]);
  const [segment = { file: "", hash: "" }] = (await readdir(await folder())).flatMap(
    (name) => parseSegmentName(name) ?? [],
  );
  const reader = await openReader(folderTarget(await folder()), undefined);
  expect((await readSegment(reader, segment)).toString()).toBe("changes");
  expect(await readSecrets(reader)).toEqual([]);
  await writeFile(join(await folder(), segment.file), gzipSync("other changes"));
  await expect(readSegment(reader, segment)).rejects.toThrow(DamagedBackup);
});

test("after a new passphrase, new files have a new key, and the former key is kept", async () => {
  const open = (given: string) =>
    openArchive({ home: directory, site, target: folderTarget(target), passphrase: given, secrets: [] });
  const first = await open(passphrase);
  expect([first.isNew, (await open(passphrase)).recipient]).toEqual([true, first.recipient]);
  const second = await open("other horse battery staple");
  expect(second.recipient).not.toBe(first.recipient);
  expect([second.isNew, second.archive]).toEqual([false, first.archive]);
  expect((await readdir(await folder())).filter((name) => name.startsWith("key-"))).toHaveLength(2);
});
