import { readFileSync, rmSync } from "node:fs";
import { inProject } from "./project.mjs";
import { runTool } from "./run-tool.mjs";

const reports = {
  vitest: inProject("test-results/vitest.json"),
  playwright: inProject("test-results/playwright.json"),
};

/**
 * Runs the tests that need no browser, then those that do, each showing its own progress.
 *
 * @param {{ node: string, browser: string, all: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>} over both; a runner that broke down counts as one failure
 */
export async function runTests({ node, browser, all }) {
  for (const report of Object.values(reports)) rmSync(report, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: browser, TEST_ALL: all ? "1" : "" };

  const vitest = [
    inProject("node_modules/vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
  ];
  const vitestCode = await runTool(node, [...vitest, `--outputFile.json=${reports.vitest}`], env);
  const playwrightCode = await runTool(
    node,
    [inProject("node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
    },
  );

  const results = [
    count(vitestCode, readReport(reports.vitest), ({ numPassedTests, numFailedTests }) => [
      numPassedTests,
      numFailedTests,
    ]),
    count(playwrightCode, readReport(reports.playwright), ({ stats }) => [
      stats.expected,
      stats.unexpected + stats.flaky,
    ]),
  ];
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function count(code, report, read) {
  const [passed, failed] = report ? read(report) : [0, 0];
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
