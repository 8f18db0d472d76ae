import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { canRead, type SystemUser, serviceUser } from "~/platform/system-user";
import { removeDataDirectory, type SiteOptions, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";
import { childrenOf, expectGone, postmasterOf } from "./processes";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
const nobody: SystemUser = { uid: 65_534, gid: 65_534 };
const service = isRoot ? await serviceUser() : undefined;
/**
 * Starts the site as an ordinary user: as `nobody` when root runs the tests, otherwise as the user who runs
 * them.
 */
const asOrdinaryUser = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];

/** A checkout that every user can read: this one, or a copy if this one is in root's own directory. */
let checkout: string;

beforeAll(async () => {
  checkout = root;
  const parts = ["build/client", "build/server", "package.json", "node_modules"];
  if (!isRoot || (await canRead(root, parts, nobody, 2))) return;
  const copy = await mkdtemp(join(tmpdir(), "openward-open-"));
  // Hard links instead of copies on the same disk: it is half a gigabyte.
  const copyWith = (options: string) =>
    promisify(execFile)("cp", [options, `${root}/.`, copy], { maxBuffer: 1e8 });
  await copyWith("-al").catch(() => copyWith("-a"));
  await chmod(copy, 0o755);
  checkout = copy;
  return () => rm(copy, { recursive: true });
});

let dataDirectory: string;
let cleanups: (() => unknown)[];

beforeEach(async () => {
  dataDirectory = await temporaryDirectory("openward user ");
  cleanups = [() => removeDataDirectory(dataDirectory)];
  // As an earlier version left it.
  await mkdir(join(dataDirectory, "files/ab"), { recursive: true, mode: 0o755 });
  await writeFile(join(dataDirectory, "files/ab/abc.txt"), "text", { mode: 0o644 });
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

// No other user can start it as root.
describe.runIf(isRoot)("started by root", () => {
  test("the site and its database run as the user openward, the only one that can read the data; a low port and signals work", async () => {
    const port = await freeLowPort();
    // Code compiled by another Node or with other flags, which root wrote on an earlier start.
    const compiled = join(checkout, "build/compiled/of-an-earlier-start");
    await mkdir(compiled, { recursive: true, mode: 0o700 });
    cleanups.push(() => rm(compiled, { recursive: true }));
    const site = await start({ port });
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    const [program = 0] = await childrenOf(site.process.pid ?? 0);
    const postmaster = await postmasterOf(dataDirectory);
    expect(await usersOf(program)).toEqual([service?.uid, service?.gid]);
    expect(await usersOf(postmaster)).toEqual([service?.uid, service?.gid]);
    expect(await openEntries(dataDirectory, service)).toEqual([]);
    expect(await site.stop()).toBe(0);
    await expectGone(postmaster);

    // Files that root has left since, such as a restored backup, are given to that user again.
    await chown(join(dataDirectory, "app-secret"), 0, 0);
    const next = await start({ port });
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect(await openEntries(dataDirectory, service)).toEqual([]);
    expect(await next.stop()).toBe(0);
  });

  test("a database that runs as another user continues to do so, and the start says why root stays", {
    tags: "test-all",
  }, async () => {
    await chmod(dataDirectory, 0o755);
    await giveTo(nobody);
    expect(await (await start({ through: asOrdinaryUser })).stop()).toBe(0);
    expect(await openEntries(dataDirectory, nobody)).toEqual([]);

    await chown(dataDirectory, 0, 0);
    const site = await start();
    expect(site.printed()).toMatch(
      /Warning: the server runs as root, because the database in .* belongs to another user/,
    );
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    expect(await usersOf(await postmasterOf(dataDirectory))).toEqual([nobody.uid, nobody.gid]);
    // The database's user can pass through to the database, and see nothing else.
    const { mode, uid, gid } = await stat(dataDirectory);
    expect([(mode & 0o777).toString(8), uid, gid]).toEqual(["710", 0, nobody.gid]);
  });
});

test("started by any other user, the site runs as that user, and only that user can read the data", {
  tags: "test-all",
}, async () => {
  if (isRoot) await giveTo(nobody);
  const user = isRoot ? nobody : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const site = await start({ through: asOrdinaryUser });
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
  expect(await usersOf(await postmasterOf(dataDirectory))).toEqual([user.uid, user.gid]);
  expect(await openEntries(dataDirectory, user)).toEqual([]);
  expect(site.printed()).not.toMatch(/Warning|User:/);
  expect(await site.stop()).toBe(0);
});

async function start(options: SiteOptions = {}) {
  const site = await startSite({ checkout, dataDirectory, ...options, env: { SEED: "empty" } });
  cleanups.push(async () => {
    if (site.process.exitCode === null && site.process.signalCode === null) await site.stop();
  });
  return site;
}

/** The entries that are not the owner's, or to which anyone but the owner has access. */
async function openEntries(directory: string, owner?: SystemUser): Promise<string[]> {
  const names = [".", ...(await readdir(directory, { recursive: true }))];
  const judged = await Promise.all(
    names.map(async (name) => {
      const { mode, uid, gid } = await stat(join(directory, name));
      const isOwnedByOwner = !owner || (uid === owner.uid && gid === owner.gid);
      return (mode & 0o077) === 0 && isOwnedByOwner
        ? []
        : [`${name} ${(mode & 0o777).toString(8)} ${uid}:${gid}`];
    }),
  );
  return judged.flat();
}

async function giveTo({ uid, gid }: SystemUser): Promise<void> {
  for (const name of [".", ...(await readdir(dataDirectory, { recursive: true }))])
    await chown(join(dataDirectory, name), uid, gid);
}

/** The user and group that a process runs as. */
async function usersOf(pid: number): Promise<(number | undefined)[]> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return ["Uid", "Gid"].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]));
}

async function freeLowPort(): Promise<number> {
  for (let port = 1023; port > 1; port -= 1) {
    const probe = createServer();
    const isFree = await Promise.race([
      once(probe.listen(port), "listening").then(() => true),
      once(probe, "error").then(() => false),
    ]).catch(() => false);
    if (isFree) {
      probe.close();
      await once(probe, "close");
      return port;
    }
  }
  throw new Error("No port below 1024 is free.");
}
