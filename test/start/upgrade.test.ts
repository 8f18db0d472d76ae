import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pageFeedback } from "~/features/analytics/page-feedback/table";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { rehearsalSettings } from "../../scripts/lib/upgrade/rehearse.mjs";
import { removeDataDirectory, SITE_SECRET, type Site, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";
import { addMigration, buildByCopying, makeNewerRelease } from "./newer-release";
import { postmasterOf } from "./processes";
import { visit } from "./visitors";

/**
 * A site with the data of release 1.0.0 is upgraded from this release to a newer one while people use it, and
 * back. The tests are consecutive steps.
 */

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, "../..");
const LAUNCHER = join(root, "scripts/start.mjs");
const UPGRADE = join(root, "scripts/upgrade.mjs");

const dataDirectory = await temporaryDirectory("openward-upgrade-");
const env = {
  DATA_DIR: dataDirectory,
  APP_SECRET: SITE_SECRET,
  LINK_CHECK: "off",
  LOG_LEVEL: "error",
  // The backup of release 1.0.0 was saved without its files.
  MISSING_FILES: "accept",
  TRUST_PROXY: "loopback",
};

let parent: string;
/** Version 1.2.0, with an additional table and column. */
let newer: string;
let site: Site | undefined;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "openward-releases-"));
  await chmod(parent, 0o755);
  newer = join(parent, "newer");
  await makeNewerRelease(newer);
  const restored = await run(LAUNCHER, ["restore", join(root, "test/releases/1.0.0.backup")]);
  expect(restored.printed).toContain("Restore: done");
  site = await startSite({ dataDirectory, env });
});

afterAll(async () => {
  await site?.stop();
  await removeDataDirectory(dataDirectory);
  await rm(`${dataDirectory}-backups`, { recursive: true, force: true });
  await rm(parent, { recursive: true, force: true });
});

test("an upgrade while people use the site responds to every request and loses no write", async () => {
  const postmaster = await postmasterOf(dataDirectory);
  const visitors = visit(site?.address ?? "");
  const { code, printed } = await run(UPGRADE, [newer]);
  const { accepted, refused } = await visitors.stop();

  expect(printed).toMatch(/from 1\.1\.0 to 1\.2\.0/);
  expect(printed).toMatch(/Rehearsal: done/);
  // The user who runs the site cannot reach what root stores.
  const isRoot = process.getuid?.() === 0;
  const kept = (name: string) => (isRoot ? `${dataDirectory}-${name}` : join(dataDirectory, name));
  expect(printed).toContain(`on a copy of the site, in ${kept("upgrade-rehearsal")} …`);
  await expect(stat(kept("upgrade-rehearsal"))).rejects.toThrow("ENOENT");
  const [backup = ""] = await readdir(kept("backups"));
  expect(printed).toContain(`The backup from before the upgrade is ${join(kept("backups"), backup)}.`);
  for (const path of [kept("backups"), join(kept("backups"), backup)]) {
    const { uid, mode } = await stat(path);
    expect([uid, mode & 0o077], path).toEqual([process.getuid?.(), 0]);
  }
  if (isRoot) expect(await readdir(dataDirectory)).not.toContain("backups");
  expect([code, refused]).toEqual([0, []]);
  expect(accepted).toBeGreaterThan(0);
  expect(await answers()).toBe(accepted);
  expect(await rowsOf("newer_note")).toBe(0);
  expect(await postmasterOf(dataDirectory)).toBe(postmaster);
  expect((await readFile(join(dataDirectory, "current-release"), "utf8")).split("\n")).toEqual([
    newer,
    root,
    "",
  ]);
});

test("after a restart of the service the newer release serves", async () => {
  await site?.stop();
  site = await startSite({ dataDirectory, env });
  expect(site.printed()).toContain(`Release: the one in ${newer}`);
  expect(site.printed()).toContain("Migrations: none needed.");
});

test("after the upgrade is undone, the previous release serves again with everything written since", async () => {
  await inDatabase((db) => db.execute(sql`insert into newer_note values ('kept')`));
  const before = await answers();
  const visitors = visit(site?.address ?? "");
  const { code, printed } = await run(UPGRADE, ["--undo"]);
  const { accepted, refused } = await visitors.stop();

  expect(printed).toContain("back to 1.1.0");
  expect([code, refused]).toEqual([0, []]);
  expect(await answers()).toBe(before + accepted);
  expect(await rowsOf("newer_note")).toBe(1);

  await site?.stop();
  site = await startSite({ dataDirectory, env });
  expect(site.printed()).not.toContain("Release: the one in");
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
});

test("a release that fails once it serves gives the port back, and no one is refused", async () => {
  const failing = await fakeRelease(
    "failing",
    `process.on("message", (message, socket) => {
      if (message.openward !== "take-port") return;
      createServer(() => process.exit(1)).listen(socket, () => process.send({ openward: "listening" }));
    });`,
  );
  const visitors = visit(site?.address ?? "", { writes: false });
  const { code, printed } = await run(UPGRADE, [failing, "--without-backup"]);
  const { refused } = await visitors.stop();

  expect(printed).toMatch(/Release 1\.2\.0 ended.*The previous release is serving again/s);
  expect(code).toBe(1);
  // The one request during which it ended.
  expect(refused.length).toBeLessThanOrEqual(1);
  expect((await fetch(`${site?.address}/readyz`)).status).toBe(200);
  expect(await readFile(join(dataDirectory, "current-release"), "utf8")).toBe(`${root}\n${newer}\n`);
});

test("a release that is not healthy never gets the port", async () => {
  const sick = await fakeRelease("sick", "", "ended");
  const visitors = visit(site?.address ?? "");
  const { code, printed } = await run(UPGRADE, [sick, "--without-backup"]);
  expect(printed).toMatch(/Release 1\.2\.0 ended: the reason is above/);
  expect([code, (await visitors.stop()).refused]).toEqual([1, []]);
});

test("a release whose migrations lose rows is found on the copy", { tags: "test-all" }, async () => {
  const losing = join(parent, "losing");
  await promisify(execFile)("cp", ["-al", newer, losing]);
  await addMigration(losing, 4_100_000_000_000, "delete from page_feedback;");
  await buildByCopying(losing);
  const before = await answers();
  const { code, printed } = await run(UPGRADE, [losing]);
  expect(printed).toContain(
    "The migrations of this release lose rows of these tables: public.page_feedback.",
  );
  expect(printed).toContain("Nothing was changed; the present release keeps running.");
  expect(code).toBe(1);
  expect(await answers()).toBe(before);
});

test("the copy on which a release is tried has the secret, but no connection to outside systems", () => {
  const real = {
    APP_SECRET: "kept",
    DATABASE_URL: "postgres://database.example/site",
    DATA_DIR: "/srv/data",
    S3_BUCKET: "files",
    SMTP_URL: "smtp://mail.example",
    STRIPE_SECRET_KEY: "sk_live",
    CLAMD_URL: "tcp://scanner.example:3310",
    ERROR_COLLECTOR_URL: "https://errors.example",
    A_SERVICE_OF_TOMORROW: "https://service.example",
  };
  expect(rehearsalSettings(real, "/srv/data/upgrade-rehearsal")).toEqual({
    APP_SECRET: "kept",
    DATA_DIR: "/srv/data/upgrade-rehearsal",
    PORT: "0",
    HOST: "127.0.0.1",
    LINK_CHECK: "off",
    LOG_LEVEL: "error",
  });
});

test.each([
  ["no folder is named", () => [], /Unknown options for upgrade: “”/],
  ["the folder holds something else", () => [dataDirectory], /contains no release of Openward/],
  ["it is the active release", () => [root], /is the active release/],
])("refused when %s", async (_, options, reason) => {
  const { code, printed } = await run(UPGRADE, options());
  expect(printed).toMatch(reason);
  expect(code).toBe(1);
});

test.each([
  ["is gone", undefined, /contains no release of Openward.*current-release names it[.] Restore it/],
  ["others may write to", 0o777, /can be written by others/],
])("a start does not run the code of a folder that %s", async (_, mode, reason) => {
  const directory = await temporaryDirectory("openward-pointer-");
  const folder = join(directory, "release");
  if (mode !== undefined) {
    for (const part of ["package.json", "scripts"])
      await cp(join(root, part), join(folder, part), { recursive: true });
    await chmod(folder, mode);
  }
  await writeFile(join(directory, "current-release"), `${folder}\n`);
  const { code, printed } = await run(LAUNCHER, [], { DATA_DIR: directory });
  expect(printed).toMatch(reason);
  expect(code).toBe(1);
  await rm(directory, { recursive: true });
});

/** @returns the output of a script in the checkout and its exit code */
async function run(
  script: string,
  args: string[],
  more: NodeJS.ProcessEnv = {},
): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
      env: Object.assign({ PATH, HOME }, env, more),
      maxBuffer: 1e8,
    });
    return { code: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  }
}

async function inDatabase<Result>(
  work: (db: ReturnType<typeof openDatabase>["db"]) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedPostgres({ dataDirectory, log: console });
  const { db, close } = openDatabase(database.url);
  try {
    return await work(db);
  } finally {
    await close();
    await database.stop();
  }
}

/** The number of feedback answers in the database. */
function answers(): Promise<number> {
  return inDatabase(async (db) => {
    const rows = await db.select({ count: pageFeedback.count }).from(pageFeedback);
    return rows.reduce((sum, { count }) => sum + count, 0);
  });
}

function rowsOf(table: string): Promise<number> {
  return inDatabase(async (db) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return rows[0]?.count ?? -1;
  });
}

/** A release whose program has only this behavior; its scripts are ours. */
async function fakeRelease(name: string, behavior: string, health = "healthy"): Promise<string> {
  const directory = join(parent, name);
  await mkdir(join(directory, "build/server"), { recursive: true });
  for (const part of ["scripts", "package.json"])
    await cp(join(newer, part), join(directory, part), { recursive: true });
  await writeFile(
    join(directory, "scripts/lib/prepare.mjs"),
    "export const prepare = async () => process.execPath;",
  );
  await writeFile(
    join(directory, "build/server/index.js"),
    `import { createServer } from "node:http";
    if (process.argv[2] === "migrate") process.exit(0);
    const answer = (_, outgoing) => ${health === "healthy" ? "outgoing.end()" : "process.exit(1)"};
    const server = createServer(answer).listen(0, "127.0.0.1", () => {
      process.send({ openward: "ready", port: server.address().port });
    });
    ${behavior}`,
  );
  return directory;
}
