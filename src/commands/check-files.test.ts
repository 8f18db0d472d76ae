import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { readEnv } from "~/env";
import { imageType } from "~/features/media/image/definition";
import { storeDrawing } from "~/features/media/image/store-image";
import { createLogger } from "~/platform/logging/logger";
import type { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { testDatabase } from "../../test/database";
import { testActor } from "../../test/factories/content";
import { startS3 } from "../../test/start-s3";
import { checkFiles } from "./check-files";
import { fileStorage } from "./file-storage";

const PICTURES = 5;

const { db } = await testDatabase();
const server = await startS3();
afterAll(() => server.stop());
let DATA_DIR: string;
let logged: string[];
const log = createLogger({
  destination: new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
});

const onDisk = () => readEnv({ DATA_DIR });
const inBucket = (settings: NodeJS.ProcessEnv = {}) => readEnv({ ...server.settings, ...settings, DATA_DIR });

async function check(env = onDisk(), timeoutMs = 0) {
  return checkFiles({ env, db, storage: await fileStorage(env), log, timeoutMs });
}
/** The message that the operator reads. */
async function refusal(env = onDisk()): Promise<string> {
  const error = (await check(env).then(
    () => new Error("It was accepted."),
    (thrown: unknown) => thrown,
  )) as StartupError;
  return `${error.message} ${error.remedy}`;
}

const files = new Map<string, Buffer>();
beforeAll(async () => {
  const memory: FileStorage = {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    get: async () => null,
    delete: async () => {},
    async *list() {},
    check: async () => {},
  };
  for (let n = 0; n < PICTURES; n += 1) {
    const described = { slug: `drawing-${n}`, filename: `drawing-${n}.svg`, alt: "A drawing" };
    const values = await storeDrawing(memory, "<svg/>", { width: 10, height: 10 }, described);
    await createItem({ db, actor: testActor }, imageType, values, { publish: true, trusted: true });
  }
});

beforeEach(async () => {
  logged = [];
  server.objects.clear();
  server.hang(false);
  DATA_DIR = await mkdtemp(join(tmpdir(), "openward-check-"));
  return () => rm(DATA_DIR, { recursive: true });
});

/** Stores the pictures, except the last `without`. */
async function fill(env: ReturnType<typeof readEnv>, without = 0) {
  const storage = await fileStorage(env);
  for (const [key, bytes] of [...files].slice(0, PICTURES - without))
    await storage.put(key, bytes, "image/svg+xml");
}

describe("a start is refused", () => {
  test("with a bucket that lacks a file of the disk, even if it is only one", async () => {
    await fill(onDisk());
    expect(await refusal(inBucket())).toMatch(
      /^The bucket hospital-files at http.* lacks 5 of the 5 files that records name; all of these are in .*\/files\. Copy them with "node scripts\/start\.mjs move-files to-bucket"/,
    );
    await fill(inBucket(), 1);
    expect(await refusal(inBucket())).toContain(
      "lacks 1 of the 5 files that records name; all of these are in",
    );
    await fill(inBucket());
    expect(await check(inBucket())).toEqual({ named: 5, missing: [] });
  });

  test("without the bucket that the site used before, even if the disk lacks only one file", async () => {
    await fill(inBucket());
    await check(inBucket());
    await fill(onDisk(), 1);
    expect(await refusal()).toMatch(
      /lacks 1 of the 5 files that records name; this site kept its files in the bucket hospital-files at .* before\. Set S3_BUCKET again, or .* move-files to-disk/,
    );
    await fill(onDisk());
    expect(await check()).toEqual({ named: 5, missing: [] });
  });

  test("with another bucket than before, if that one lacks a file", async () => {
    await fill(inBucket());
    await check(inBucket());
    const other = await startS3();
    const elsewhere = inBucket({ S3_ENDPOINT: other.endpoint });
    await fill(elsewhere, 1);
    expect(await refusal(elsewhere)).toContain("this site kept its files in the bucket hospital-files at");
    await other.stop();
  });

  test("if most files are not where they belong, unless the operator accepts it", async () => {
    expect(await refusal()).toMatch(
      /lacks 5 of the 5 files that records name\. Correct DATA_DIR, set S3_BUCKET .*backup.*MISSING_FILES=accept/,
    );
    const accepted = readEnv({ DATA_DIR, MISSING_FILES: "accept" });
    expect((await check(accepted))?.missing).toHaveLength(5);
    expect(logged.join()).toContain("files that records name are not in the storage");
  });

  test.each([
    [
      "keys",
      { S3_SECRET_ACCESS_KEY: "another-secret" },
      /refuses the keys \(SignatureDoesNotMatch\)\..*s3:ListBucket/,
    ],
    [
      "a name",
      { S3_BUCKET: "elsewhere" },
      /^There is no bucket elsewhere at http.*\. Create it, or correct S3_BUCKET/,
    ],
  ])("by a bucket with wrong %s, in one sentence", async (_, settings, sentence) => {
    expect(await refusal(inBucket(settings))).toMatch(sentence);
  });
});

describe("a start continues", () => {
  test("if few files were lost: it warns, and the log names them", async () => {
    await fill(onDisk(), 2);
    const lost = [...files.keys()].slice(-2).sort();
    const found = await check();
    expect(found?.missing.map(({ key }) => key).sort()).toEqual(lost);
    for (const key of lost) expect(logged.join()).toContain(key);
  });

  test("if the bucket does not respond, without knowing its files", async () => {
    const gone = await startS3();
    await gone.stop();
    expect(await check(inBucket({ S3_ENDPOINT: gone.endpoint }))).toBeUndefined();
  });

  test("after waiting for a bucket that is still starting", async () => {
    const starting = await startS3();
    const env = inBucket({ S3_ENDPOINT: starting.endpoint });
    await fill(env);
    await starting.stop();
    const checked = check(env, 30_000);
    const again = await startS3({ port: Number(new URL(starting.endpoint).port) });
    for (const [key, object] of starting.objects) again.objects.set(key, object);
    expect(await checked).toEqual({ named: 5, missing: [] });
    await again.stop();
  });
});
