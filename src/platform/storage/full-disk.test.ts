import files, { mkdtemp, readdir, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { isDiskFull } from "../database/is-unavailable";
import { localStorage } from "./local-storage";

const { writeFile } = files;
let room = Number.POSITIVE_INFINITY;

/** From here on, writes fail halfway, as on a full disk. */
function fillTheDisk() {
  vi.spyOn(files, "writeFile").mockImplementation(async (path, content) => {
    const bytes = content as Buffer;
    await writeFile(path, bytes.subarray(0, room));
    if (bytes.length > room)
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
}

/** From here on, the disk reports this much free space. */
function leaveFree(bytes: number) {
  vi.spyOn(files, "statfs").mockImplementation((async () => ({
    bsize: 1,
    blocks: 100e9,
    bavail: bytes,
    files: 0,
    ffree: 0,
  })) as unknown as typeof files.statfs);
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const directory = await mkdtemp(join(tmpdir(), "openward-files-"));
afterAll(() => rm(directory, { recursive: true }));
const storage = localStorage(directory);
const put = (key: string) => storage.put(key, Buffer.from("<svg>a picture</svg>"), "image/svg+xml");

test("on a full disk, refuses new files, leaves no partial ones, still reads existing ones, and accepts files later", async () => {
  await put("ab12.svg");
  fillTheDisk();
  room = 5;
  const refused = await put("ab34.svg").catch((error: unknown) => error);
  expect(isDiskFull(refused)).toBe(true);
  expect(await storage.get("ab34.svg")).toBeNull();
  expect((await storage.get("ab12.svg"))?.bytes.toString()).toBe("<svg>a picture</svg>");
  expect(await readdir(join(directory, "ab"))).toEqual(["ab12.svg"]);
  room = Number.POSITIVE_INFINITY;
  await put("ab34.svg");
  expect((await storage.get("ab34.svg"))?.bytes.toString()).toBe("<svg>a picture</svg>");
});

test("files leave space on the disk for the database", async () => {
  leaveFree(128 * 1024 * 1024);
  const refused = await put("cd12.svg").catch((error: unknown) => error);
  expect(isDiskFull(refused)).toBe(true);
  leaveFree(129 * 1024 * 1024);
  await put("cd12.svg");
});
