// npm run dev: runs the production build, and rebuilds and restarts it whenever a source changes. While a
// source does not build, the previous build keeps running.
import { watch } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
const { prepare } = await import("./lib/prepare.mjs");
const { inProject } = await import("./lib/project.mjs");
const { startProgram } = await import("./lib/run-program.mjs");

let program;
let isReplacing = false;
const changes = watchSources();
do await rebuild();
while (await changes.next());

async function rebuild() {
  try {
    const node = await prepare();
    await replaceProgram(node);
  } catch (error) {
    reportProblem(error);
  }
}

async function replaceProgram(node) {
  isReplacing = true;
  program?.child.kill("SIGTERM");
  await program?.ended;
  isReplacing = false;
  program = startProgram(node, process.argv.slice(2));
  program.ended.then((code) => {
    // A person stopped the program (0), or it cannot run. In the latter case the next change may fix it.
    if (!isReplacing && code === 0) process.exit(0);
  });
}

function watchSources() {
  let resolveNext = () => undefined;
  let next = new Promise((resolve) => {
    resolveNext = resolve;
  });
  watch(inProject("src"), { recursive: true }, (_event, file) => {
    if (!/\.test\.tsx?$/.test(file ?? "")) resolveNext(true);
  });
  return {
    /**
     * Resolves when a source has changed since the last call. Files that an editor writes together count
     * once.
     */
    async next() {
      await next;
      await delay(150);
      next = new Promise((resolve) => {
        resolveNext = resolve;
      });
      return true;
    },
  };
}
