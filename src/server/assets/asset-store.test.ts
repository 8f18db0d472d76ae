import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bundledProgram } from "../../../test/bundled-program";
import { temporaryDirectory } from "../../../test/temporary-directory";

const program = await bundledProgram(join(import.meta.dirname, "load-assets.fixture.ts"));

test("loads more files than a process may have open", async () => {
  const directory = await temporaryDirectory("openward-assets-");
  for (let number = 0; number < 400; number += 1)
    for (const suffix of ["", ".br", ".gz"])
      await writeFile(join(directory, `${number}.txt${suffix}`), `file ${number}`);
  const limited = 'ulimit -n 256 && exec "$@"';
  const { stdout } = await promisify(execFile)("sh", [
    "-c",
    limited,
    "sh",
    process.execPath,
    program,
    directory,
    "/399.txt",
  ]);
  expect(stdout).toBe("file 399");
  await rm(directory, { recursive: true });
});
