import { expect, test } from "vitest";
import { folderTarget } from "~/platform/backup/target/folder-target";
import type { ArchiveAtTarget } from "~/platform/continuous-archive/read-archive";
import { chooseRange } from "./restore-to-time";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 14, minute));
const target = { name: "/srv/backup" };

/** @param ranges start and end of each base backup's range, in minutes */
function archive(
  name: string,
  ranges: [number, number][],
  { site = "1a2b3c4d", missing = "" } = {},
): ArchiveAtTarget {
  return {
    site,
    name,
    folder: folderTarget("/nowhere"),
    ranges: ranges.map(([from, until]) => ({
      base: {
        product: "openward",
        format: 1,
        release: "1.0.0",
        site,
        startedAt: at(from),
        stoppedAt: at(from),
        postgres: { major: "18", version: "18.4" },
        startSegment: "",
        stopSegment: "",
        segmentBytes: 1,
        data: `base of ${from}`,
        bytes: 1,
      },
      from: at(from),
      until: at(until),
      segments: [],
      missing: missing || undefined,
    })),
  };
}

const chosen = (archives: ArchiveAtTarget[], targetTime?: Date, name?: string) => {
  const { archive: found, range } = chooseRange(archives, { targetTime, name, target });
  return [found.name, range.base.data];
};

test("restores a time from the newest base backup before it", () => {
  const one = archive("a", [
    [0, 50],
    [20, 50],
    [40, 50],
  ]);
  expect(chosen([one], at(30))).toEqual(["a", "base of 20"]);
  expect(chosen([one], at(50))).toEqual(["a", "base of 40"]);
  expect(chosen([one])).toEqual(["a", "base of 40"]);
});

test("refuses a time outside the archive, and says what can be restored and what is missing", () => {
  const one = archive("a", [[1, 10]], { missing: "000000010000000000000007" });
  const later = archive("b", [[20, 30]]);
  for (const minute of [0, 15, 31])
    expect(() => chosen([one, later], at(minute))).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/cannot be restored to .* lacks the segment 000000010000000000000007/),
        remedy: expect.stringContaining(
          "2026-11-23T14:01:00Z to 2026-11-23T14:10:00Z (a); 2026-11-23T14:20:00Z to 2026-11-23T14:30:00Z (b)",
        ),
      }),
    );
});

test("restores the latest state from the archive that replaced the former one", () => {
  expect(chosen([archive("b", [[20, 30]]), archive("a", [[0, 10]])])).toEqual(["b", "base of 20"]);
});

test("does not choose between archives of simultaneous copies, or of other sites", () => {
  const [original, copy] = [archive("a", [[0, 30]]), archive("b", [[20, 40]])];
  expect(() => chosen([original, copy])).toThrow(/More than one continuous archive in \/srv\/backup/);
  expect(() => chosen([original, copy], at(25))).toThrow(/More than one/);
  expect(() => chosen([archive("a", [[0, 10]]), archive("b", [[20, 30]], { site: "ffffffff" })])).toThrow(
    /More than one/,
  );
  expect(chosen([original, copy], at(25), "a")).toEqual(["a", "base of 0"]);
  expect(chosen([original, copy], at(10))).toEqual(["a", "base of 0"]);
});

test("refuses an unknown archive name, and lists the existing ones", () => {
  expect(() => chosen([archive("a", [[0, 10]])], undefined, "x")).toThrow(/no continuous archive x/);
  expect(() => chosen([])).toThrow(/There is no continuous archive in/);
});
