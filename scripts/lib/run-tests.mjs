import { readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { otherBrowsers } from "./ensure-browser.mjs";
import { inProject, root } from "./project.mjs";
import { runTool } from "./run-tool.mjs";
import { printTimes, slowestTests } from "./test-times.mjs";
import { removableFeatures, testWithoutFeature } from "./test-without-feature.mjs";
import { playwrightRuns, unprovedRows, vitestRuns } from "./unproved-rows.mjs";

const reports = {
  vitest: inProject("test-results/vitest.json"),
  playwright: inProject("test-results/playwright.json"),
  otherBrowser: inProject("test-results/playwright-other-browser.json"),
};

/**
 * Areas in which versions of the same engine have differed: the reported network state, the windows' history, and
 * storage.
 */
const differingTests = ["shell/offline", "shell/modals", "ui/modal", "shell/consent"];

/**
 * Runs all tests, then prints the times, and the rows of docs/specification.md that are not proved by tests that ran
 * and passed.
 *
 * @param {{ node: string, browser: import("./ensure-browser.mjs").Browser, all: boolean, times: ReturnType<typeof
 * import("./test-times.mjs").testTimes> }} options
 * @returns {Promise<{ passed: number, failed: number }>} over both runners; a runner that broke down counts as one
 * failure, and so do
 *   unproved rows together
 */
export async function runTests({ node, browser, all, times }) {
  for (const report of Object.values(reports)) rmSync(report, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: browser.path, TEST_ALL: all ? "1" : "" };

  // One after the other. Side by side takes as long on two cores, and each test waits several times as long for its turn.
  const vitestCode = await times.measure("Vitest", () => runVitest(node, env));
  const playwrightCode = await times.measure("Browser", () => runPlaywright(node, env));

  const found = { vitest: readReport(reports.vitest), playwright: readReport(reports.playwright) };
  printTimes(times.parts, slowestTests(found));
  const results = [
    count(vitestCode, found.vitest, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]),
    count(playwrightCode, found.playwright, browserTests),
    checkSpecification(found.vitest, found.playwright),
  ];
  printFailed(found);
  if (all) {
    results.push(...(await runInOtherBrowsers(node, browser, env)));
    for (const name of removableFeatures) results.push(await testWithoutFeature(node, name));
  }
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @returns {Promise<number>} the exit code */
function runVitest(node, env) {
  const vitest = inProject("node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports.vitest}`];
  return runTool(node, [vitest, "run", ...reporters], env);
}

function runPlaywright(node, env) {
  const cli = inProject("node_modules/@playwright/test/cli.js");
  return runTool(node, [cli, "test", "--reporter=list,json"], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
  });
}

/**
 * Repeats the tests that have differed between versions of the engine, on the desktop, in every other browser
 * that is installed or can be installed.
 */
async function runInOtherBrowsers(node, used, env) {
  const results = [];
  for (const { path, name } of await otherBrowsers(node, used)) {
    console.log(`\nBrowser: ${name}`);
    rmSync(reports.otherBrowser, { force: true });
    const cli = inProject("node_modules/@playwright/test/cli.js");
    const args = [cli, "test", ...differingTests, "--project=1366", "--reporter=list,json"];
    const own = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.otherBrowser };
    const code = await runTool(node, args, { ...env, ...own });
    results.push(count(code, readReport(reports.otherBrowser), browserTests));
  }
  return results;
}

function browserTests({ stats }) {
  return [stats.expected, stats.unexpected + stats.flaky];
}

function count(code, report, read) {
  const [passed, failed] = report ? read(report) : [0, 0];
  return { passed, failed: code === 0 && report ? failed : Math.max(failed, 1) };
}

/**
 * Prints the failed tests of both reports again, after the long output of the runners, because people read the end of
 * a log.
 */
function printFailed({ vitest, playwright }) {
  const runs = [
    ...(vitest ? vitestRuns(vitest, root) : []),
    ...(playwright ? playwrightRuns(playwright, root) : []),
  ];
  for (const { path, name, outcome, problem } of runs) {
    if (outcome === "failed") printProblem(`${path} › ${name}`, problem);
  }
  // A file whose tests could not start has its own message.
  for (const { name, status, message } of vitest?.testResults ?? []) {
    if (status === "failed" && message) printProblem(name, message);
  }
}

function printProblem(test, problem = "") {
  const firstLines = stripVTControlCharacters(problem).split("\n").slice(0, 12);
  console.log(`\nFailed: ${test}\n${firstLines.join("\n")}\n`);
}

/**
 * A missing report counts as a failure already. Without this check, it would also list every row as unproved.
 */
function checkSpecification(vitestReport, playwrightReport) {
  if (!vitestReport || !playwrightReport) return { passed: 0, failed: 0 };
  const runs = [...vitestRuns(vitestReport, root), ...playwrightRuns(playwrightReport, root)];
  const unproved = unprovedRows(readFileSync(inProject("docs/specification.md"), "utf8"), runs);
  if (unproved.length > 0) {
    console.error(`\nRows of docs/specification.md that no passed test proves:\n${unproved.join("\n")}\n`);
  }
  return { passed: 0, failed: unproved.length > 0 ? 1 : 0 };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
