// npm test: installs whatever is missing, a browser included, and runs every test. `--all` adds the other
// widths, the runs without JavaScript, and the runs without a feature.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { prepare } = await import("./lib/prepare.mjs");
  const { ensureBrowser } = await import("./lib/ensure-browser.mjs");
  const { runTests } = await import("./lib/run-tests.mjs");
  const { testTimes } = await import("./lib/test-times.mjs");
  const times = testTimes();
  const node = await times.measure("Install and build", prepare);
  const browser = await times.measure("Find a browser", () => ensureBrowser(node));
  console.log(`Browser: ${browser.name}`);
  const { passed, failed } = await runTests({ node, browser, all: process.argv.includes("--all"), times });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  reportProblem(error);
}
