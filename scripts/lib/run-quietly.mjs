import { spawn } from "node:child_process";
import { root } from "./project.mjs";

/**
 * Runs a tool to its end, in the checkout unless told otherwise, and keeps what it prints to itself.
 *
 * @returns {Promise<{ code: number, output: string, stdout: string }>} output holds both streams as they came; code 127
 *   says that there is no such program
 */
export function runQuietly(file, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const printed = { output: "", stdout: "" };
    child.stdout.on("data", (chunk) => {
      printed.output += chunk;
      printed.stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      printed.output += chunk;
    });
    child.on("error", (error) => resolve({ code: 127, output: error.message, stdout: "" }));
    child.on("close", (code) => resolve({ code: code ?? 1, ...printed }));
  });
}
