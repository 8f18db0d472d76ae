import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keysIn } from "../../../test/keys-in";
import { localStorage } from "./local-storage";

const directory = await mkdtemp(join(tmpdir(), "openward-files-"));
afterAll(() => rm(directory, { recursive: true }));
const storage = localStorage(join(directory, "files"));

test("returns a stored file with its type, until it is deleted", async () => {
  await storage.put("ab12.svg", Buffer.from("<svg/>"), "image/svg+xml");
  const file = await storage.get("ab12.svg");
  expect(file?.bytes.toString()).toBe("<svg/>");
  expect(file?.contentType).toBe("image/svg+xml");
  await storage.delete("ab12.svg");
  expect(await storage.get("ab12.svg")).toBeNull();
});

test("lists all files, without partial and foreign ones; none without a directory", async () => {
  const empty = localStorage(join(directory, "nothing-yet"));
  expect(await keysIn(empty)).toEqual([]);
  const listed = localStorage(join(directory, "listed"));
  for (const key of ["ab12.svg", "ab13.svg", "cd12.svg"])
    await listed.put(key, Buffer.from("<svg/>"), "image/svg+xml");
  await writeFile(join(directory, "listed/ab/ab12.svg.0b5e.part"), "half");
  await writeFile(join(directory, "listed/probe-1.tmp"), "");
  await writeFile(join(directory, "listed/ab/cd99.svg"), "in a folder where no key leads");
  expect(await keysIn(listed)).toEqual(["ab12.svg", "ab13.svg", "cd12.svg"]);
});

test("no key leads out of the directory", async () => {
  await writeFile(join(directory, "secret.png"), "secret");
  for (const key of [
    "../secret.png",
    "..%2fsecret.png",
    "/etc/passwd",
    "a/../../secret.png",
    "secret.png\0",
    "",
  ]) {
    expect(await storage.get(key)).toBeNull();
  }
  await expect(storage.put("../secret.png", Buffer.from("x"), "image/png")).rejects.toThrow(
    "Not a storage key",
  );
});

test("refuses a type that does not match the extension", async () => {
  await expect(storage.put("ab12.png", Buffer.from("<svg/>"), "image/svg+xml")).rejects.toThrow(
    "cannot hold",
  );
});

test("the check fails if nothing can be written", async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  await writeFile(join(directory, "a-file"), "");
  await expect(localStorage(join(directory, "a-file")).check()).rejects.toThrow();
});
