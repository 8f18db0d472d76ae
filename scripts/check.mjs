// npm run check: everything that a machine can check without running the code. CI runs this script.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { prepareTools } = await import("./lib/prepare.mjs");
  const { checks } = await import("./lib/check/checks.mjs");
  const { runChecks } = await import("./lib/check/run-checks.mjs");
  await runChecks(checks(await prepareTools()));
} catch (error) {
  reportProblem(error);
}
