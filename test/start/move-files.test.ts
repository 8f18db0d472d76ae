import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test, vi } from "vitest";
import { adminCaller, browserOf } from "../admin-call";
import { demoDatabase } from "../demo-database";
import { startS3 } from "../start-s3";
import { SITE_SECRET, type Site, startSite } from "../start-site";

/** A site with the demo hospital's files moves to a bucket and back. The tests are consecutive steps. */

vi.setConfig({ testTimeout: 240_000 });

const root = join(import.meta.dirname, "../..");
const { url, dataDirectory } = await demoDatabase();
const s3 = await startS3({ pageSize: 50 });
afterAll(() => s3.stop());
let site: Site | undefined;
afterAll(() => site?.stop());

const administrator = { email: "ada@hospital.example", password: "seven geese above the elevator" };
const settings = {
  DATABASE_URL: url,
  LINK_CHECK: "off",
  APP_SECRET: SITE_SECRET,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
const bucket = s3.settings;
const files = join(dataDirectory, "files");

const start = async (env: NodeJS.ProcessEnv = {}) => {
  site = await startSite({ dataDirectory, env: { ...settings, ...env } });
  return site;
};
async function stop(): Promise<void> {
  await site?.stop();
  site = undefined;
}
/** The output of the start that failed. */
const refused = (env: NodeJS.ProcessEnv = {}) =>
  start(env).then(
    () => "It started.",
    (error: Error) => error.message,
  );

async function moveFiles(...options: string[]): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDirectory, ...settings, ...bucket };
  try {
    const command = [join(root, "scripts/start.mjs"), "move-files", ...options];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, printed: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  }
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
async function onDisk(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of await readdir(files))
    for (const name of await readdir(join(files, folder)))
      found.set(name, sha256(await readFile(join(files, folder, name))));
  return new Map([...found].sort());
}
const inBucket = () =>
  new Map([...s3.objects].map(([key, { bytes }]) => [key, sha256(bytes)] as const).sort());

test("with an empty bucket the site does not start, and says what to do", async () => {
  await start();
  expect(await onDisk()).not.toEqual(new Map());
  await stop();
  const printed = await refused(bucket);
  expect(printed).toMatch(/exit code 1/);
  expect(printed).toMatch(
    /The bucket hospital-files at http.* lacks \d+ of the \d+ files that records name; all of these are in .*\/files\..*move-files to-bucket/,
  );
});

test("copies the files to the bucket while the site runs, and keeps the source", async () => {
  await start();
  const before = await onDisk();
  s3.objects.clear();
  const { code, printed } = await moveFiles("to-bucket");
  expect(printed).toMatch(
    new RegExp(
      `Files: ${before.size} files \\(\\d+\\.\\d MB\\) copied, 0 files \\(0\\.0 MB\\) already there`,
    ),
  );
  expect(printed).toMatch(/Files: (\d+) of the \1 files that records name are in the bucket/);
  expect(code).toBe(0);
  expect(inBucket()).toEqual(before);
  expect(await onDisk()).toEqual(before);
  await stop();
});

test("a second run finds a damaged file, names it, exits with 1, and replaces it when told to", {
  tags: "test-all",
}, async () => {
  const [key = ""] = s3.objects.keys();
  s3.objects.set(key, { bytes: Buffer.from("damaged"), contentType: "image/svg+xml" });
  const found = await moveFiles("to-bucket");
  expect(found.code).toBe(1);
  expect(found.printed).toMatch(
    new RegExp(`1 file in the bucket .* with different contents than in .*: ${key}\\..*--replace`),
  );
  expect((await moveFiles("to-bucket", "--replace")).code).toBe(0);
  expect(inBucket()).toEqual(await onDisk());
});

test("the site starts with the bucket, serves from it, and stores there", async () => {
  const { address } = await start(bucket);
  const [key = ""] = s3.objects.keys();
  s3.requests.length = 0;
  const answer = await fetch(`${address}/files/${key}`);
  expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(inBucket().get(key));
  expect(s3.requests).toContain(`GET /${s3.bucket}/${key}`);
  const session = await browserOf(await adminCaller(address)("POST", "/session", {}, administrator));
  const body = new FormData();
  body.set("file", new File(["care,price\n"], "prices.csv"));
  const uploaded = await fetch(`${address}/api/admin/files/upload`, {
    method: "POST",
    headers: { ...session, "sec-fetch-site": "same-origin" },
    body,
  });
  expect(uploaded.status).toBe(201);
  expect(s3.objects.size).toBe((await onDisk()).size + 1);
  await stop();
});

test("without the bucket the site refuses to start while the disk lacks one file, until that file is copied back", {
  tags: "test-all",
}, async () => {
  expect(await refused()).toMatch(
    /lacks 1 of the \d+ files that records name; this site kept its files in the bucket hospital-files at .* before\..*move-files to-disk/,
  );
  const { code, printed } = await moveFiles("to-disk");
  expect([code, printed]).toEqual([0, expect.stringMatching(/Files: 1 file .* copied/)]);
  expect(await onDisk()).toEqual(inBucket());
  await start();
  await stop();
});

test("with one file lost it starts and warns; with all lost only when that is accepted", {
  tags: "test-all",
}, async () => {
  const [key = ""] = [...(await onDisk()).keys()].filter((name) => name.endsWith(".svg"));
  await rm(join(files, key.slice(0, 2), key));
  const { printed } = await start();
  expect(printed()).toMatch(/Warning: .*files lacks 1 of the \d+ files that records name/);
  await stop();
  await rename(files, join(dataDirectory, "away"));
  expect(await refused()).toMatch(/lacks \d+ of the \d+ files that records name\. Correct DATA_DIR/);
  const accepted = await start({ MISSING_FILES: "accept" });
  expect((await fetch(`${accepted.address}/about-us`)).status).toBe(200);
  await stop();
});

test("the command prints its usage and what is missing", async () => {
  expect(await moveFiles("to-the-moon")).toMatchObject({
    code: 1,
    printed: expect.stringContaining("Use: move-files to-bucket, or move-files to-disk"),
  });
});
