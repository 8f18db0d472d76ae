import { inProject } from "../project.mjs";
import { runQuietly } from "../run-quietly.mjs";
import { committedText } from "./committed-text.mjs";
import { importRules, plantedViolations } from "./import-rules.mjs";
import { lockFile } from "./lock-file.mjs";
import { migrationsAreCurrent } from "./migrations.mjs";
import { plantedLint } from "./planted-lint.mjs";

/**
 * The checks, slowest first, so that the others run in parallel with it.
 * @param {string} node the Node that runs the tools
 */
export function checks(node) {
  const tool = (path, ...args) => toolFindings(node, [inProject("node_modules", path), ...args]);
  return [
    {
      name: "Types",
      run: async () => [...(await tool("@react-router/dev/bin.cjs", "typegen")), ...(await checkTypes(node))],
    },
    { name: "Format and lint", run: () => tool("@biomejs/biome/bin/biome", "ci", "--colors=off") },
    { name: "Lint rules notice planted violations", run: () => plantedLint(node) },
    { name: "Import rules", run: () => importRules(node) },
    { name: "Import rules notice planted violations", run: () => plantedViolations(node) },
    { name: "Dead code", run: () => tool("knip/bin/knip.js", "--no-progress") },
    { name: "Migrations match the tables", run: () => migrationsAreCurrent(node) },
    { name: "Lock file", run: lockFile },
    { name: "Nothing names this machine", run: committedText },
  ];
}

/**
 * Several checkers would each compute the types that they share, and the other core runs the other checks: a
 * single checker takes a fifth less CPU time. The compiler ends before garbage collection pays off, so
 * collecting four times less often saves a third.
 */
function checkTypes(node) {
  const args = ["--noEmit", "--singleThreaded", "--pretty", "false"];
  return toolFindings(node, [inProject("node_modules/typescript-native/bin/tsc"), ...args], { GOGC: "400" });
}

async function toolFindings(node, args, settings = {}) {
  const env = { ...process.env, NO_COLOR: "1", ...settings };
  const { code, output } = await runQuietly(node, args, { env });
  return code === 0 ? [] : [output.trim()];
}
