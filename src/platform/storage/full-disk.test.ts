import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { isOutOfRoom } from "../database/is-unavailable";
import { localStorage } from "./local-storage";

const room = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));

/** As the system does where there is room for a part: it writes that, and fails. */
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return {
    ...real,
    async writeFile(path: string, bytes: Buffer) {
      await real.writeFile(path, bytes.subarray(0, room.left));
      if (bytes.length > room.left)
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    },
  };
});

const directory = await mkdtemp(join(tmpdir(), "openward-files-"));
afterAll(() => rm(directory, { recursive: true }));
const storage = localStorage(directory);
const put = (key: string) => storage.put(key, Buffer.from("<svg>a picture</svg>"), "image/svg+xml");

test("where the disk is full nothing is taken, no half is left, what was there is read, and later it is taken", async () => {
  await put("ab12.svg");
  room.left = 5;
  const refused = await put("ab34.svg").catch((error: unknown) => error);
  expect(isOutOfRoom(refused)).toBe(true);
  expect(await storage.get("ab34.svg")).toBeNull();
  expect((await storage.get("ab12.svg"))?.bytes.toString()).toBe("<svg>a picture</svg>");
  expect(await readdir(join(directory, "ab"))).toEqual(["ab12.svg"]);
  room.left = Number.POSITIVE_INFINITY;
  await put("ab34.svg");
  expect((await storage.get("ab34.svg"))?.bytes.toString()).toBe("<svg>a picture</svg>");
});
