import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, expect, test, vi } from "vitest";
import { temporaryRoot } from "../../../test/temporary-directory";
import { createLogger } from "../logging/logger";
import { keepDiskReserve } from "./disk-reserve";

const MB = 1024 * 1024;
const directory = await mkdtemp(join(temporaryRoot(), "openward-reserve-"));
afterAll(() => rm(directory, { recursive: true }));

test("keeps a reserve while there is plenty of space, releases it once when the disk is full, and restores it later", async () => {
  let free = 300 * MB;
  const logged: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  const reserve = keepDiskReserve({
    directory,
    log: createLogger({ destination }),
    space: async () => ({ free }),
    checkEveryMs: 5,
  });
  const files = () => readdir(directory);
  const soon = { timeout: 30_000, interval: 20 };

  free = 400 * MB;
  await vi.waitFor(async () => expect(await files()).toEqual(["disk-reserve"]), soon);
  const { blocks, mode } = await stat(join(directory, "disk-reserve"));
  expect(blocks * 512).toBeGreaterThanOrEqual(64 * MB);
  expect(mode & 0o777).toBe(0o600);

  free = 3 * MB;
  await vi.waitFor(async () => expect(await files()).toEqual([]), soon);
  // There is space again, but not enough to reserve some of it.
  free = 67 * MB;
  await vi.waitFor(() => expect(logged).toEqual([expect.stringContaining("the disk is full")]), soon);
  expect(await files()).toEqual([]);

  free = 2_000 * MB;
  await vi.waitFor(async () => expect(await files()).toEqual(["disk-reserve"]), soon);
  await reserve.stop();
  expect(logged).toHaveLength(1);
});
