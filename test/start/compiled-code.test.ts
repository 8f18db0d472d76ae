import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const launcher = join(import.meta.dirname, "../../scripts/start.mjs");

test("a start reads the code that the build compiled", async () => {
  // `compile` loads what a start loads, and ends. Node says of each module whether it took its compiled code.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const { stdout, stderr } = await run(process.execPath, [launcher, "compile"], { env, maxBuffer: 1e8 });
  expect(stdout + stderr).toMatch(
    /code cache for ESM file:\S+\/build\/server\/assets\/serve-\S+ was accepted/,
  );
});
