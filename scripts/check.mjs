// npm run check: everything about the code that a machine can judge without running it. CI runs this same script.
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
