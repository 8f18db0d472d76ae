// npm start: from a bare checkout to a running site. `node scripts/start.mjs [serve | seed | migrate | reindex | set-up-link | move-files | backup | restore | send-mail | rotate-keys | forget-secret] [options]`
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { prepare } = await import("./lib/prepare.mjs");
  const { startProgram } = await import("./lib/run-program.mjs");
  const node = await prepare();
  process.exitCode = await startProgram(node, process.argv.slice(2)).ended;
} catch (error) {
  reportProblem(error);
}
