import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { appendFile, chmod, cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { canEnter } from "~/platform/system-user";
import { copyCheckout } from "../../scripts/lib/copy-checkout.mjs";
import { demoDatabase } from "../demo-database";
import { removeDataDirectory, type SiteOptions, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const asNobodyUser = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
const isOpenToNobody = isRoot && (await canEnter(root, nobody));
/** A private view of the disk, where parts of it can be made read-only; containers often forbid it. */
const canRemount = isRoot && spawnSync("unshare", ["--mount", "true"]).status === 0;

/**
 * A copy of the checkout, installed and built, in a directory with a space in its name that no other user may
 * enter.
 */
let checkout: string;
const demo = await demoDatabase();
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), "openward closed "));
  checkout = join(parent, "the site");
  await copyCheckout(checkout);
  await chmod(parent, 0o700);
});

afterAll(async () => {
  await rm(join(checkout, ".."), { recursive: true, force: true });
});

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

describe("in a private directory with a space in its name", () => {
  test("starts, keeps what it wrote, and starts again", { tags: "test-all" }, async () => {
    const dataDirectory = join(checkout, "data");
    stops.push(() => removeDataDirectory(dataDirectory));
    const first = await start({ checkout, dataDirectory });
    if (isRoot)
      expect(first.printed()).toMatch(/Warning: the server runs as root, because .* cannot read the code in/);
    const secret = await readFile(join(dataDirectory, "app-secret"), "utf8");
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = await start({ checkout, dataDirectory });
    expect(second.printed()).toMatch(/Migrations: none needed/);
    expect(await readFile(join(dataDirectory, "app-secret"), "utf8")).toBe(secret);
  });

  test("two starts at the same time build once, share the database, and do not stop it for each other", {
    tags: "test-all",
  }, async () => {
    const dataDirectory = await temporaryDirectory("openward-shared-");
    stops.push(() => removeDataDirectory(dataDirectory));
    const bundler = await replaceBundler();
    stops.push(bundler.restore);
    const onPrint = (printed: string) => {
      if (printed.includes("Another start")) bundler.finish();
    };
    const options = { checkout, dataDirectory, onPrint };
    const [one, two] = await Promise.all([start(options), start(options)]);
    const printed = one.printed() + two.printed();
    expect(printed.match(/Building/g)).toHaveLength(1);
    expect(await bundler.runs()).toBe(1);
    expect(printed).toMatch(/Another start is installing or building here/);

    expect(await one.stop()).toBe(0);
    expect((await fetch(`${two.address}/readyz`)).status).toBe(200);
  });
});

test("a copy of a checkout that was built reads the compiled code", async () => {
  // `compile` loads what a start loads, and ends. Node says of each module whether it took its compiled code.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const launcher = join(checkout, "scripts/start.mjs");
  const { stdout, stderr } = await run(process.execPath, [launcher, "compile"], { env, maxBuffer: 1e8 });
  expect(stdout + stderr).toMatch(/code cache for ESM \S+build\/server\/assets\/serve-\S+ was accepted/);
});

describe("what is installed is compared with the lock file", () => {
  test.each([
    ["as installed", [], true],
    ["a package's folder is gone", ["node_modules/react"], false],
    ["the install was interrupted before npm wrote its record", ["node_modules/.package-lock.json"], false],
  ])("%s", async (_, missing, expected) => {
    for (const path of missing) await run("mv", [join(checkout, path), join(checkout, "aside")]);
    const answer = await returnValueOf("dependencies.mjs", "areDependenciesInstalled");
    for (const path of missing) await run("mv", [join(checkout, "aside"), join(checkout, path)]);
    expect(answer).toBe(expected);
  });
});

describe("compares the build with its sources", () => {
  test.each([
    ["as built", "README.md", "", true],
    ["a source was changed", "src/main.ts", "\n", false],
    ["what is bundled was changed", "package-lock.json", "\n", false],
    ["a test was changed", "src/app/shell-data.test.ts", "\n", true],
  ])("%s", async (_, path, added, expected) => {
    const file = join(checkout, path);
    const before = await readFile(file);
    await appendFile(file, added);
    const answer = await returnValueOf("build.mjs", "isBuildFresh");
    await writeFile(file, before);
    expect(answer).toBe(expected);
  });

  test("a running site keeps serving pages not yet opened when its checkout is rebuilt", async () => {
    const { dataDirectory, url } = demo;
    const site = await startSite({ checkout, dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
    stops.push(site.stop);
    const bundler = await replaceBundler();
    stops.push(bundler.restore);
    bundler.finish();
    await run(process.execPath, [join(checkout, "scripts/build.mjs")]);
    expect(await bundler.runs()).toBe(1);
    const answer = await fetch(`${site.address}/careers?primary-care-faq`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining("Primary care questions"),
    ]);
  });

  test("an interrupted build does not count", async () => {
    const stamp = join(checkout, "build/stamp");
    const before = await readFile(stamp);
    await rm(stamp);
    const answer = await returnValueOf("build.mjs", "isBuildFresh");
    await writeFile(stamp, before);
    expect(answer).toBe(false);
  });
});

describe("on a disk that cannot be written", () => {
  test.runIf(canRemount)("a ready checkout runs with its data elsewhere", { tags: "test-all" }, async () => {
    const dataDirectory = await temporaryDirectory("openward-elsewhere-");
    stops.push(() => removeDataDirectory(dataDirectory));
    await (await start({ checkout, dataDirectory })).stop();
    const remount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"';
    const through = ["unshare", "--mount", "sh", "-c", remount, checkout];
    const site = await start({ checkout, dataDirectory, through });
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
  });

  test.runIf(canRemount)("a checkout that is not ready says what to do", async () => {
    await rm(join(checkout, "build/stamp"), { force: true });
    const remount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"';
    const failure = start({ checkout, through: ["unshare", "--mount", "sh", "-c", remount, checkout] });
    await expect(failure).rejects.toThrow(
      /exit code 1.*cannot be written: the disk is read-only\. Make it writable/s,
    );
  });

  test.runIf(canRemount)("a read-only data directory says what to do", async () => {
    const dataDirectory = await temporaryDirectory("openward-full-");
    stops.push(() => rm(dataDirectory, { recursive: true }));
    const mount = 'mount -t tmpfs -o ro none "$0" && exec "$@"';
    const failure = start({
      dataDirectory,
      through: ["unshare", "--mount", "sh", "-c", mount, dataDirectory],
    });
    await expect(failure).rejects.toThrow(
      /exit code 1.*the disk is read-only\. Mount it writable, or set DATA_DIR/s,
    );
  });

  test.runIf(canRemount)("a full disk says what to do", async () => {
    const dataDirectory = await temporaryDirectory("openward-full-");
    stops.push(() => rm(dataDirectory, { recursive: true }));
    const mount = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"';
    const failure = start({
      dataDirectory,
      through: ["unshare", "--mount", "sh", "-c", mount, dataDirectory],
    });
    await expect(failure).rejects.toThrow(/exit code 1.*No space is left on the disk.*Free some space/s);
  });

  test.runIf(!isRoot || isOpenToNobody)(
    "a data directory that belongs to another user says what to do",
    async () => {
      const dataDirectory = await temporaryDirectory("openward-closed-");
      stops.push(() => rm(dataDirectory, { recursive: true }));
      await chmod(dataDirectory, 0o555);
      const failure = start({ dataDirectory, through: isRoot ? asNobodyUser : [] });
      await expect(failure).rejects.toThrow(/exit code 1.*cannot be written by the user \w+\. .*DATA_DIR/s);
    },
  );
});

test("shows a source that does not build, and starts nothing", async () => {
  // The list of routes is read before anything is bundled, so the build fails early.
  await appendFile(join(checkout, "src/routes.ts"), "import './there-is-no-such-file';\n");
  const failure = await start({ checkout }).catch((error: Error) => error.message);
  expect(failure).toMatch(/exit code 1/);
  expect(failure).toMatch(/there-is-no-such-file/);
  expect(failure).toMatch(/could not be built/);
});

/**
 * Makes the build stale, and replaces only the bundler with a program that counts its runs, waits for
 * `finish`, and then restores the bundles. So both starts need the bundles at the same time. `restore` brings
 * back the previous build. Bundling takes half a minute of one core, and all other tests start a site that
 * the real bundler built.
 */
async function replaceBundler() {
  const bundler = join(checkout, "node_modules/@react-router/dev/bin.cjs");
  const bundled = join(checkout, "../bundled");
  const signal = join(checkout, "../finish");
  const runs = join(checkout, "../runs");
  await cp(join(checkout, "build"), bundled, { recursive: true });
  await rm(join(checkout, "build/stamp"));
  // Moved, never written: the file is a link to the one that the tests use.
  await rename(bundler, `${bundler}.aside`);
  await writeFile(
    bundler,
    `const { appendFileSync, cpSync, existsSync, readdirSync, rmSync } = require("node:fs");
    appendFileSync(${JSON.stringify(runs)}, "run\\n");
    const waiting = setInterval(() => {
      if (!existsSync(${JSON.stringify(signal)})) return;
      clearInterval(waiting);
      const next = ${JSON.stringify(checkout)} + "/" + process.env.BUILD_DIRECTORY;
      cpSync(${JSON.stringify(bundled)}, next, { recursive: true });
      // Their names end in a hash of their contents: another source yields other names.
      for (const file of readdirSync(next + "/server/assets"))
        if (file.startsWith("faq-")) rmSync(next + "/server/assets/" + file);
    }, 50);`,
  );
  return {
    finish: () => writeFileSync(signal, ""),
    runs: async () => (await readFile(runs, "utf8")).match(/run/g)?.length,
    async restore() {
      await rename(`${bundler}.aside`, bundler);
      for (const path of [signal, runs, join(checkout, "build")])
        await rm(path, { recursive: true, force: true });
      await rename(bundled, join(checkout, "build"));
    },
  };
}

async function returnValueOf(file: string, name: string): Promise<unknown> {
  const module = JSON.stringify(join(checkout, "scripts/lib", file));
  const script = `import { ${name} } from ${module}; console.log(JSON.stringify(${name}()))`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  return JSON.parse(stdout);
}

async function start(options: SiteOptions) {
  const site = await startSite({ ...options, env: { SEED: "empty" } });
  stops.push(() => (site.process.exitCode === null ? site.stop() : undefined));
  return site;
}
