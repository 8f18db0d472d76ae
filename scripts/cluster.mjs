// npm run cluster [-- check]: starts the site on several nodes with everything around them on this machine, from
// programs of Debian 12, or runs the failure drills and prints the results.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { prepare } = await import("./lib/prepare.mjs");
  const { inProject } = await import("./lib/project.mjs");
  const { runTool } = await import("./lib/run-tool.mjs");
  const node = await prepare();
  const program = [inProject("scripts/lib/run-typescript.mjs"), "test/cluster/run.ts"];
  process.exitCode = await runTool(node, [...program, ...process.argv.slice(2)], process.env);
} catch (error) {
  reportProblem(error);
}
