import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./project.mjs";

/**
 * Runs a script of the checkout to its end, with our terminal.
 * @param {string} node
 * @param {string[]} args the script's absolute path and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cwd
 * @returns {Promise<number>} its exit code
 */
export function runTool(node, args, env, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd, env, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
