import { existsSync, lstatSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Problem } from "./problem.mjs";
import { inProject } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";

/**
 * Whether node_modules matches the lock file: npm's own record of what it installed lists the same packages,
 * and their folders exist. We keep no record of our own, so an install by hand counts as well.
 * @param {{ development?: boolean }} options with `development: false`, development dependencies may be
 * missing
 */
export function areDependenciesInstalled({ development = true } = {}) {
  const lock = readJson("package-lock.json");
  const installed = readJson("node_modules/.package-lock.json");
  if (!lock || !installed || !matchesManifest(lock, readJson("package.json"))) return false;
  const wantedPlatformPackages = lock.packages[""].optionalDependencies ?? {};
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "") return true;
    const isForUs = path.slice("node_modules/".length) in wantedPlatformPackages && fitsPlatform(wanted);
    const isNeeded = isForUs || !(wanted.optional || wanted.devOptional || (wanted.dev && !development));
    if (!isNeeded) return true;
    const found = installed.packages[path];
    return found?.version === wanted.version && existsSync(inProject(path, "package.json"));
  });
}

/**
 * Installs exactly what the lock file says. Runs no install scripts of packages: none is needed, and none is
 * trusted.
 */
export async function installDependencies() {
  requireOwnFolder();
  const npm = findNpm();
  // Removes npm's record first, so that an interrupted installation is detected.
  removeRecord();
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const { code, output } = await runQuietly(npm.file, [...npm.args, ...args]);
  if (code === 0 && areDependenciesInstalled()) return;
  const lines = output.split("\n").filter((line) => !/EBADENGINE|npm notice/.test(line));
  throw new Problem(
    "The dependencies could not be installed: npm's output is above. Check the network, the disk, and npm's settings, and start again.",
    lines.slice(-40).join("\n"),
  );
}

/** The npm that runs this script, else the one beside this Node, else the one in the PATH. */
function findNpm() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js"),
    join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js"),
  ];
  const script = candidates.find((path) => path && basename(path) === "npm-cli.js" && existsSync(path));
  return script ? { file: process.execPath, args: [script] } : { file: "npm", args: [] };
}

/**
 * Refuses a linked node_modules: npm would empty the folder that the link points to, and other checkouts may
 * share it.
 */
function requireOwnFolder() {
  const folder = lstatSync(inProject("node_modules"), { throwIfNoEntry: false });
  if (!folder?.isSymbolicLink()) return;
  throw new Problem(
    `${inProject("node_modules")} is a link, and its target does not match the lock file. Install there, or remove the link, and start again.`,
  );
}

function removeRecord() {
  try {
    rmSync(inProject("node_modules/.package-lock.json"), { force: true });
  } catch (error) {
    throw new Problem(
      `${inProject("node_modules")} cannot be written (${error.code}), and dependencies are missing in it. Make it writable for this user and start again.`,
    );
  }
}

/**
 * package.json may have changed since the lock file was written. Then npm explains the problem better than we
 * could.
 */
function matchesManifest(lock, manifest) {
  return ["dependencies", "devDependencies", "optionalDependencies"].every(
    (kind) => JSON.stringify(sorted(manifest[kind])) === JSON.stringify(sorted(lock.packages[""][kind])),
  );
}

function sorted(versions = {}) {
  return Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
}

function fitsPlatform({ os = [process.platform], cpu = [process.arch] }) {
  return os.includes(process.platform) && cpu.includes(process.arch);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), "utf8"));
  } catch {
    return undefined;
  }
}
