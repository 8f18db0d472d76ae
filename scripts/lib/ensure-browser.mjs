import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem } from "./problem.mjs";
import { inProject } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { step } from "./step.mjs";

/** The shell is the same browser without what draws windows: the tests take it where it is there, and need three quarters of the time. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * A Chromium to test with: the one CHROMIUM_PATH names, else one that is installed, else Debian's package where we may
 * install it, else Playwright's own.
 *
 * @param {string} node the Node to run Playwright's installer with
 * @returns {Promise<string>} its path; empty for Playwright's own, which Playwright finds by itself
 */
export async function ensureBrowser(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await runs(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, which does not run. Correct it, or unset it.`);
  }
  return (await installed()) ?? (await fromDebian()) ?? (await fromPlaywright(node));
}

async function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  for (const path of candidates) if (existsSync(path) && (await runs(path))) return path;
  return undefined;
}

async function fromDebian() {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return undefined;
  let found;
  await step("Installing a browser (Debian's chromium)", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // Lists that cannot be brought up to date may still do.
    await runQuietly("apt-get", ["update", "-q"], { env });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await runQuietly("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { env });
      found = await installed();
      if (found) return;
    }
  });
  return found;
}

async function fromPlaywright(node) {
  await step("Installing a browser (Playwright's)", async () => {
    const cli = inProject("node_modules/@playwright/test/cli.js");
    const withSystemLibraries =
      process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") ? ["--with-deps"] : [];
    const args = [cli, "install", ...withSystemLibraries, "--only-shell", "chromium"];
    const { code, output } = await runQuietly(node, args);
    if (code !== 0) {
      throw new Problem(
        "There is no browser to test with, and none could be installed. Install Chromium, or set CHROMIUM_PATH to one.",
        output,
      );
    }
  });
  return "";
}

async function runs(path) {
  return (await runQuietly(path, ["--version"])).code === 0;
}
