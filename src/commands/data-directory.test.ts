import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { StartupError } from "~/platform/startup-error";
import { makeDataDirectory } from "./data-directory";

const directory = await mkdtemp(join(tmpdir(), "openward-data-"));
afterAll(() => rm(directory, { recursive: true }));

test("creates a missing directory with its parents, and leaves an existing one unchanged", async () => {
  const expectedPath = join(directory, "srv/openward/data");
  await makeDataDirectory(expectedPath);
  await makeDataDirectory(expectedPath);
  expect((await stat(expectedPath)).isDirectory()).toBe(true);
});

test("names a file in the way, with what to do", async () => {
  await writeFile(join(directory, "file"), "");
  await expect(makeDataDirectory(join(directory, "file"))).rejects.toThrow(StartupError);
  await expect(makeDataDirectory(join(directory, "file/data"))).rejects.toThrow("lies below one");
});

test("if the system allows no directory at all, the start says so instead of hanging", async () => {
  await expect(makeDataDirectory("/proc/openward/data")).rejects.toThrow("cannot be created");
});
