import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem } from "./problem.mjs";
import { inProject } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { step } from "./step.mjs";

/**
 * A Chromium that runs on this machine.
 * @typedef {{ path: string, name: string }} Browser the path of its program, and its name with the version
 */

/**
 * The headless shell is the same browser without windows. It comes first, because tests take a quarter less
 * time in it.
 */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const debianPackages = ["chromium-headless-shell", "chromium"];

/**
 * Finds a Chromium to test with: the one that CHROMIUM_PATH names, else an installed one, else Debian's
 * package if we may install it, else Playwright's own.
 * @param {string} node the Node that runs Playwright's installer
 * @returns {Promise<Browser>}
 * @throws Problem if there is none and none can be installed
 */
export async function ensureBrowser(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const browser = await browserAt(named);
    if (browser) return browser;
    throw new Problem(`CHROMIUM_PATH names ${named}, which does not run. Correct it, or unset it.`);
  }
  const [found] = await installed();
  if (found) return found;
  for (const name of debianPackages) {
    if (await installFromDebian(name)) return (await installed())[0];
  }
  const { browser, output } = await fromPlaywright(node);
  if (browser) return browser;
  throw new Problem(
    "There is no browser to test with, and none could be installed. Install Chromium, or set CHROMIUM_PATH to one.",
    output,
  );
}

/**
 * Every other Chromium that is installed or can be installed, to test versions that other machines have.
 * @param {string} node
 * @param {Browser} used the browser to leave out
 * @returns {Promise<Browser[]>}
 */
export async function otherBrowsers(node, used) {
  for (const name of debianPackages) await installFromDebian(name);
  const { browser } = await fromPlaywright(node);
  const all = [...(await installed()), ...(browser ? [browser] : [])];
  const seen = new Set([realpathSync(used.path)]);
  return all.filter(({ path }) => {
    const real = realpathSync(path);
    const isNew = !seen.has(real);
    seen.add(real);
    return isNew;
  });
}

/** The installed browsers, in the order of `names`. @returns {Promise<Browser[]>} */
async function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  const found = [];
  for (const path of candidates) {
    const browser = existsSync(path) ? await browserAt(path) : undefined;
    if (browser) found.push(browser);
  }
  return found;
}

/** @returns {Promise<boolean>} whether it is installed now */
async function installFromDebian(name) {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return false;
  if ((await runQuietly("dpkg", ["--status", name])).code === 0) return true;
  return step(`Installing a browser (Debian's ${name})`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // The installation may still work with outdated package lists.
    await runQuietly("apt-get", ["update", "-q"], { env });
    const install = ["install", "-y", "-q", "--no-install-recommends", name];
    return (await runQuietly("apt-get", install, { env })).code === 0;
  });
}

/**
 * @returns {Promise<{ browser?: Browser, output: string }>} the browser that Playwright installed, or the
 * installer's output
 */
async function fromPlaywright(node) {
  return step("Installing a browser (Playwright's)", async () => {
    const cli = inProject("node_modules/@playwright/test/cli.js");
    const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
    const withSystemLibraries = isDebianRoot ? ["--with-deps"] : [];
    const args = [cli, "install", ...withSystemLibraries, "--only-shell", "chromium"];
    const { code, output } = await runQuietly(node, args);
    if (code !== 0) return { output };
    const ask = "console.log(require('@playwright/test').chromium.executablePath())";
    const path = (await runQuietly(node, ["--eval", ask])).stdout.trim();
    return { browser: await browserAt(path), output };
  });
}

/** @returns {Promise<Browser | undefined>} undefined if it does not run */
async function browserAt(path) {
  const { code, stdout } = await runQuietly(path, ["--version"]);
  return code === 0 ? { path, name: `${stdout.trim()} (${path})` } : undefined;
}
