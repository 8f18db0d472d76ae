import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { keysIn } from "../../../test/keys-in";
import { startS3 } from "../../../test/start-s3";
import { copyFiles } from "./copy-files";
import type { FileStorage } from "./file-storage";
import { localStorage } from "./local-storage";
import { newKey } from "./new-key";
import { s3Storage } from "./s3-storage";

const FILES = 25;

const server = await startS3({ pageSize: 10 });
afterAll(() => server.stop());
const bucket = s3Storage(server);
let disk: FileStorage;
let keys: string[];

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), "openward-copy-"));
  disk = localStorage(directory);
  server.objects.clear();
  server.requests.length = 0;
  keys = [];
  for (let n = 0; n < FILES; n += 1) {
    const key = newKey("image/webp");
    keys.push(key);
    await disk.put(key, randomBytes(1_000 + n), "image/webp");
  }
  return () => rm(directory, { recursive: true });
});

const bytes = FILES * 1_000 + (FILES * (FILES - 1)) / 2;
const nothing = { files: 0, bytes: 0 };
const first = () => keys[0] ?? "";
const damage = (key: string) =>
  server.objects.set(key, { bytes: Buffer.from("damaged"), contentType: "image/webp" });

test("copies every file with its type, in both directions, and counts them", async () => {
  const there = await copyFiles({ source: disk, target: bucket });
  expect(there).toEqual({
    copied: { files: FILES, bytes },
    same: nothing,
    different: [],
    failed: [],
    isComplete: true,
  });
  expect([...server.objects.keys()].sort()).toEqual(keys.toSorted());
  expect(server.objects.get(first())).toEqual({
    bytes: (await disk.get(first()))?.bytes,
    contentType: "image/webp",
  });
  await disk.delete(first());
  const back = await copyFiles({ source: bucket, target: disk });
  expect([back.copied.files, back.same.files, back.different]).toEqual([1, FILES - 1, []]);
  expect((await disk.get(first()))?.bytes).toEqual(server.objects.get(first())?.bytes);
});

test("an interrupted run continues: existing files are read and compared, not sent again", async () => {
  await copyFiles({ source: disk, target: bucket });
  for (const key of keys.slice(0, 5)) server.objects.delete(key);
  server.requests.length = 0;
  const again = await copyFiles({ source: disk, target: bucket });
  expect([again.copied.files, again.same.files]).toEqual([5, FILES - 5]);
  expect(server.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(5);
});

test("reports and keeps a different file in the target, unless it may replace it", async () => {
  await copyFiles({ source: disk, target: bucket });
  damage(first());
  const found = await copyFiles({ source: disk, target: bucket });
  expect([found.different, found.same.files]).toEqual([[first()], FILES - 1]);
  expect(server.objects.get(first())?.bytes.toString()).toBe("damaged");
  const replaced = await copyFiles({ source: disk, target: bucket, replace: true });
  expect([replaced.different, replaced.copied.files]).toEqual([[], 1]);
  expect(server.objects.get(first())?.bytes).toEqual((await disk.get(first()))?.bytes);
});

test("detects a target that changes what is written, by reading it back", async () => {
  const bad: FileStorage = {
    put: async (key, content, type) => {
      await bucket.put(key, content, type);
      if (key === first()) damage(key);
    },
    get: (key) => bucket.get(key),
    delete: (key) => bucket.delete(key),
    list: () => bucket.list(),
    check: () => bucket.check(),
  };
  const found = await copyFiles({ source: disk, target: bad });
  expect([found.different, found.copied.files]).toEqual([[first()], FILES - 1]);
});

test("copies what is stored during the copy, and leaves no private file that is removed in the meantime", async () => {
  const added = newKey("image/webp");
  const upload = `${"a".repeat(32)}.orig`;
  await disk.put(upload, Buffer.from("upload"), "application/octet-stream");
  let isChanged = false;
  const busy: FileStorage = {
    put: async (key, content, type) => {
      await bucket.put(key, content, type);
      if (key !== upload || isChanged) return;
      isChanged = true;
      await disk.put(added, Buffer.from("new"), "image/webp");
    },
    get: async (key) => {
      const file = await bucket.get(key);
      // The picture was made from it by now.
      if (key === upload) await disk.delete(upload);
      return file;
    },
    delete: (key) => bucket.delete(key),
    list: () => bucket.list(),
    check: () => bucket.check(),
  };
  const { failed, different } = await copyFiles({ source: disk, target: busy });
  expect([failed, different]).toEqual([[], []]);
  expect(server.objects.get(added)?.bytes.toString()).toBe("new");
  expect(server.objects.has(upload)).toBe(false);
  expect(server.objects.size).toBe(FILES + 1);
});

test("a target that refuses writes ends the run after a few files, with the reason", async () => {
  const elsewhere = s3Storage({ ...server, bucket: "elsewhere" });
  const refusing: FileStorage = {
    put: (key, content, type) => elsewhere.put(key, content, type),
    get: (key) => elsewhere.get(key),
    delete: (key) => elsewhere.delete(key),
    list: () => bucket.list(),
    check: () => elsewhere.check(),
  };
  const { isComplete, failed, copied } = await copyFiles({ source: disk, target: refusing });
  expect([isComplete, copied.files]).toEqual([false, 0]);
  expect(failed.length).toBeLessThan(FILES);
  expect(String(failed[0]?.error)).toContain("NoSuchBucket");
  // The source is unchanged.
  expect(await keysIn(disk)).toEqual(keys.toSorted());
});
