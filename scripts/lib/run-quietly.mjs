import { spawn } from "node:child_process";
import { root } from "./project.mjs";

/**
 * Runs a tool to its end, in the checkout by default, and captures its output.
 * @returns {Promise<{ code: number, output: string, stdout: string }>} `output` has both streams in order;
 * code 127 means that the program does not exist
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
