import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const launcher = join(import.meta.dirname, "../../scripts/start.mjs");

test("a start uses the code that the build compiled", async () => {
  // `compile` loads what a start loads, and ends. Node reports for each module whether its compiled code was
  // accepted.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const { stdout, stderr } = await run(process.execPath, [launcher, "compile"], { env, maxBuffer: 1e8 });
  expect(stdout + stderr).toMatch(
    /code cache for ESM file:\S+\/build\/server\/assets\/serve-\S+ was accepted/,
  );
});
