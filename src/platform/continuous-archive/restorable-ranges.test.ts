import { expect, test } from "vitest";
import type { Segment } from "./archive-names";
import type { BaseInfo } from "./base-info";
import { mergedRanges, nextSegment, rangeOf } from "./restorable-ranges";

const SIZE = 16 * 1024 * 1024;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 14, minute));

const base: BaseInfo = {
  product: "openward",
  format: 1,
  release: "1.0.0",
  site: "s",
  startedAt: at(0),
  stoppedAt: at(1),
  postgres: { major: "18", version: "18.4" },
  startSegment: "0000000100000000000000FE",
  stopSegment: "0000000100000000000000FF",
  segmentBytes: SIZE,
  data: "base.tar",
  bytes: 1,
};

/** Segments that end at these minutes. */
function segments(minutes: Record<string, number>): Map<string, Segment> {
  return new Map(
    Object.entries(minutes).map(([wal, minute]) => [wal, { wal, until: at(minute), hash: "", file: wal }]),
  );
}

test("the last segment of a log is followed by the first of the next", () => {
  expect(nextSegment("0000000100000000000000FF", SIZE)).toBe("000000010000000100000000");
  expect(nextSegment("00000001000000020000000A", SIZE)).toBe("00000001000000020000000B");
  expect(nextSegment("000000010000000000000FFF", SIZE / 16)).toBe("000000010000000100000000");
});

test("a base backup restores from its end to the end of the segments that follow without a gap", () => {
  const all = { "0000000100000000000000FE": 0, "0000000100000000000000FF": 1, "000000010000000100000000": 5 };
  expect(rangeOf(base, segments(all))).toMatchObject({ from: at(1), until: at(5), missing: undefined });
  const withGap = segments({ ...all, "000000010000000100000002": 9 });
  expect(rangeOf(base, withGap)).toMatchObject({ until: at(5), missing: "000000010000000100000001" });
});

test("a base backup without the segments of its own time restores nothing", () => {
  expect(rangeOf(base, segments({ "0000000100000000000000FE": 0 }))).toBeUndefined();
  expect(rangeOf(base, segments({ "0000000100000000000000FF": 1 }))).toBeUndefined();
});

test("merges ranges that overlap, and not those with a gap between them", () => {
  const ranges = [
    { from: at(30), until: at(40) },
    { from: at(1), until: at(10) },
    { from: at(5), until: at(20) },
  ];
  expect(mergedRanges(ranges)).toEqual([
    { from: at(1), until: at(20) },
    { from: at(30), until: at(40) },
  ]);
});
