import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyCheckout } from "./copy-checkout.mjs";
import { runTool } from "./run-tool.mjs";
import { takeOffList } from "./take-off-list.mjs";

const run = promisify(execFile);

/** No other feature builds on one of these, so a hospital can do without it. */
export const removableFeatures = ["newsletter", "incident"];

/**
 * Takes a feature off the list in a copy of the checkout, and checks the types, builds, and runs Vitest there, without
 * the tests in the feature's folder.
 * @param {string} node
 * @param {string} name
 * @param {readonly string[]} paths of the tests to run; all if empty
 * @returns {Promise<{ passed: number, failed: number }>} a step that breaks down counts as one failure
 */
export async function testWithoutFeature(node, name, paths = []) {
  console.log(`\nWithout the feature ${name}:`);
  const parent = await mkdtemp(join(tmpdir(), "openward-without-"));
  try {
    const checkout = join(parent, "site");
    await copyCheckout(checkout, { build: false });
    await takeOffList(checkout, [name]);
    // Some tests copy the checkout, too, which asks Git for its files.
    await run("git", ["init", "--quiet", checkout]);
    return await checkAndTest(node, checkout, paths);
  } finally {
    await rm(parent, { recursive: true });
  }
}

async function checkAndTest(node, checkout, paths) {
  const inCheckout = (...parts) => join(checkout, ...parts);
  const report = inCheckout("test-results/vitest.json");
  const runHere = (...args) => runTool(node, args, { ...process.env, TEST_ALL: "" }, checkout);
  const steps = [
    [inCheckout("node_modules/@react-router/dev/bin.cjs"), "typegen"],
    [inCheckout("node_modules/typescript-native/bin/tsc"), "--noEmit"],
    [inCheckout("scripts/build.mjs")],
  ];
  for (const step of steps) if ((await runHere(...step)) !== 0) return { passed: 0, failed: 1 };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runHere(inCheckout("node_modules/vitest/vitest.mjs"), "run", ...reporters, ...paths);
  const { numPassedTests, numFailedTests } = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0 };
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(numFailedTests, 1) };
}
