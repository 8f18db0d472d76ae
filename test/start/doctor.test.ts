import { execFile } from "node:child_process";
import { once } from "node:events";
import { lstat, readdir, stat } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { removeDataDirectory, type Site, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const launcher = join(import.meta.dirname, "../../scripts/start.mjs");
const isRoot = process.getuid?.() === 0;
const directory = await temporaryDirectory("openward-doctor-");
afterAll(() => removeDataDirectory(directory));

const settings = {
  ADMIN_EMAIL: "ada@hospital.example",
  ADMIN_PASSWORD: "seven geese above the elevator",
  METRICS_TOKEN: "a token of the metrics",
  SMTP_URL: "smtp://mailer:pass-of-mail@127.0.0.1:9",
};
let site: Site;
let isStopped = false;
beforeAll(async () => {
  site = await startSite({
    dataDirectory: directory,
    env: { SEED: "empty", LINK_CHECK: "off", ...settings },
  });
});
afterAll(() => (isStopped ? undefined : site.stop()));

/** @returns the command's output and its exit code */
async function doctor(
  env: NodeJS.ProcessEnv,
  through: string[] = [],
): Promise<{ code: number; printed: string }> {
  const { PATH, HOME } = process.env;
  const [file = "", ...args] = [...through, process.execPath, launcher, "doctor"];
  try {
    const { stdout, stderr } = await promisify(execFile)(file, args, { env: { PATH, HOME, ...env } });
    return { code: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  }
}

/** Everything in the data directory except PostgreSQL's own files, with owner and mode. */
async function entries(): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  const ours = names.filter((name) => !name.startsWith(join("postgres", "data"))).sort();
  return Promise.all(
    ours.map(async (name) => {
      const { uid, mode } = await lstat(join(directory, name));
      return `${name} ${uid} ${mode.toString(8)}`;
    }),
  );
}

const port = () => new URL(site.address).port;

test("next to a running site, checks everything, changes nothing, and prints no secret or address", async () => {
  for (let times = 0; times < 6; times += 1)
    await fetch(`${site.address}/robots.txt`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  await expect.poll(() => readdir(directory)).toContain("disk-reserve");
  const before = await entries();
  const owner = await stat(directory);
  // As the service's user, and as the user who runs the tests.
  const through = isRoot
    ? [[], ["setpriv", `--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"]]
    : [[]];
  for (const user of through) {
    const { code, printed } = await doctor({ DATA_DIR: directory, PORT: port(), ...settings }, user);
    expect(printed).toMatch(/\nBroken\n {2}Mail server: 127\.0\.0\.1: .*ECONNREFUSED/);
    expect(printed).toMatch(/1 broken, \d+ warnings, \d+ OK\.\n$/);
    expect(code).toBe(1);
    // Only the running server has this fact.
    expect(printed).toContain("this node works with");
    expect(printed).toMatch(/Proxy: 100% of the recent requests came through a proxy that is not believed/);
    expect(printed).toContain("A change that is announced is heard.");
    expect(printed).toContain("1 of 1 administrator signs in with a password alone.");
    expect(printed).not.toMatch(/could not be checked/);
    for (const secret of ["pass-of-mail", "a token of the metrics", "seven geese", "ada@"])
      expect(printed).not.toContain(secret);
  }
  expect(await entries()).toEqual(before);
});

test("exits with 0 when everything that was broken is left out", async () => {
  const { code, printed } = await doctor({ DATA_DIR: directory, PORT: port() });
  expect([code, printed]).toEqual([0, expect.stringMatching(/\n0 broken, /)]);
});

test("reports a wrong setting and what to do", async () => {
  expect(await doctor({ DATA_DIR: directory, SITE_ULR: "https://www.hospital.example" })).toEqual({
    code: 1,
    printed: expect.stringMatching(/There is no setting SITE_ULR;.*\n {4}Rename it to SITE_URL/),
  });
});

test("reports a database that accepts connections but never responds, and finishes the other checks in time", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address() as AddressInfo;
  const { code, printed } = await doctor({
    DATA_DIR: directory,
    DATABASE_URL: `postgres://site:pass-of-database@127.0.0.1:${address.port}/site`,
  });
  silent.close();
  expect(code).toBe(1);
  expect(printed).toMatch(/\nBroken\n {2}Database: .*(did not answer|does not answer)/);
  expect(printed).toContain("Failed jobs: Not checked, because the database does not answer.");
  expect(printed).toContain("Disk: ");
  expect(printed).not.toContain("pass-of-database");
});

test("does not start a database that is not running", async () => {
  await site.stop();
  isStopped = true;
  const { code, printed } = await doctor({ DATA_DIR: directory });
  expect(code).toBe(1);
  expect(printed).toContain("Database: The packaged PostgreSQL is not running.");
  expect(printed).toContain("Data directory: ");
  expect(await readdir(join(directory, "postgres", "data"))).not.toContain("postmaster.pid");
});
