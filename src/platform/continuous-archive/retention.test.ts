import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryDirectory } from "../../../test/temporary-directory";
import { folderTarget } from "../backup/target/folder-target";
import { archiveNames, baseNames, segmentName } from "./archive-names";
import { deleteFormerArchives, deleteOld } from "./retention";

const site = "1a2b3c4d-0000-4000-8000-000000000000";
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const wal = (day: number) => `0000000100000000000000${String(day).padStart(2, "0")}`;

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory("openward-retention-");
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/**
 * An archive with a base backup and a segment for each day, and one stored file that was deleted before a
 * day.
 */
async function archive(id: string, days: number[], goneBefore: number): Promise<string> {
  const { head, folder } = archiveNames(site, id);
  const inside = join(directory, folder);
  await mkdir(join(inside, "files"), { recursive: true });
  await writeFile(join(directory, head), "{}");
  for (const file of ["gone.csv.0000000000000000", "kept.csv.0000000000000000"])
    await writeFile(join(inside, "files", file), "x");
  for (const day of days) {
    const { data, info, gone } = baseNames(at(day), false);
    const said = {
      product: "openward",
      format: 1,
      release: "1.0.0",
      site,
      startedAt: at(day),
      stoppedAt: at(day),
      postgres: { major: "18", version: "18.4" },
      startSegment: wal(day),
      stopSegment: wal(day),
      segmentBytes: 16 * 1024 * 1024,
      data,
      bytes: 1,
    };
    await writeFile(join(inside, data), "x");
    await writeFile(join(inside, info), JSON.stringify(said));
    await writeFile(
      join(inside, gone),
      JSON.stringify(day >= goneBefore ? ["gone.csv.0000000000000000"] : []),
    );
    const segment = { wal: wal(day), until: at(day), hash: "0000000000000000" };
    await writeFile(join(inside, segmentName(segment, false)), "x");
  }
  return inside;
}

const basesIn = async (inside: string) =>
  (await readdir(inside))
    .filter((name) => /^base-.*json$/.test(name))
    .map((name) => Number(name.slice(5, 18)));
const segmentsIn = async (inside: string) =>
  (await readdir(inside))
    .filter((name) => name.startsWith("wal-"))
    .map((name) => name.slice(4, 28))
    .sort();

test("keeps the newest base backup before the time, and later changes, so that every second after it can be restored", async () => {
  const inside = await archive("aaaaaaaaaaaa", [1, 2, 3, 4], 4);
  const interrupted = baseNames(at(1), false).data.replace("0000.tar", "0001.tar");
  await writeFile(join(inside, interrupted), "x");
  const remaining = await deleteOld(folderTarget(inside), new Date(+at(3) - 1));
  expect(remaining.map(({ stoppedAt }) => stoppedAt)).toEqual([at(2), at(3), at(4)]);
  expect(await basesIn(inside)).toEqual([at(2), at(3), at(4)].map(Number));
  expect(await segmentsIn(inside)).toEqual([wal(2), wal(3), wal(4)]);
  expect(await readdir(inside)).not.toContain(interrupted);
  // The file still existed at the time of the oldest base backup.
  expect(await readdir(join(inside, "files"))).toHaveLength(2);
});

test("deletes a stored file once it was deleted before the oldest base backup", async () => {
  const inside = await archive("aaaaaaaaaaaa", [1, 2, 3, 4], 4);
  await deleteOld(folderTarget(inside), at(5));
  expect(await basesIn(inside)).toEqual([+at(4)]);
  expect(await readdir(join(inside, "files"))).toEqual(["kept.csv.0000000000000000"]);
});

test("deletes archives of a site's former databases that ended long ago, and no others", async () => {
  const own = await archive("aaaaaaaaaaaa", [1], 9);
  const old = await archive("bbbbbbbbbbbb", [1, 2], 9);
  const young = await archive("cccccccccccc", [1, 8], 9);
  await writeFile(join(directory, "openward-ffffffff-archive-dddddddddddd.json"), "{}");
  const deleted = await deleteFormerArchives(folderTarget(directory), {
    site,
    archive: "aaaaaaaaaaaa",
    since: at(5),
  });
  expect(deleted).toEqual(["archive-openward-1a2b3c4d-bbbbbbbbbbbb"]);
  expect((await readdir(directory)).filter((name) => name.endsWith(".json"))).toHaveLength(3);
  expect(await readdir(old)).toEqual(["files"]);
  expect(await readdir(join(old, "files"))).toEqual([]);
  for (const inside of [own, young]) expect(await segmentsIn(inside)).not.toEqual([]);
});
