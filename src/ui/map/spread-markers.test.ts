import fc from "fast-check";
import { expect, test } from "vitest";
import { MARKER_SIZE } from "./measures";
import { type MarkerPoint, spreadMarkers } from "./spread-markers";

const stands = (points: MarkerPoint[]) => {
  const offsets = spreadMarkers(points);
  return points.map(({ id, x, y }) => ({
    id,
    x: x + (offsets.get(id)?.dx ?? Number.NaN),
    y: y + (offsets.get(id)?.dy ?? Number.NaN),
  }));
};

const cover = (a: MarkerPoint, b: MarkerPoint) =>
  Math.abs(a.x - b.x) < MARKER_SIZE && Math.abs(a.y - b.y) < MARKER_SIZE;

test("markers with enough space stay on their points", () => {
  const points = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 100, y: 0 },
  ];
  expect(stands(points)).toEqual(points);
});

test("markers of one town are in a row above it, in the order of their points", () => {
  const row = stands([
    { id: "east", x: 103, y: 50 },
    { id: "west", x: 97, y: 52 },
    { id: "middle", x: 100, y: 51 },
  ]);
  expect(row.toSorted((a, b) => a.x - b.x).map(({ id }) => id)).toEqual(["west", "middle", "east"]);
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  for (const { y } of row) expect(y).toBeLessThan(50);
});

test("in a crowd of any size, no marker covers another, and none is missing", () => {
  const crowd = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 15,
  });
  fc.assert(
    fc.property(crowd, (pairs) => {
      const placed = stands(pairs.map(([x, y], index) => ({ id: String(index), x, y })));
      expect(placed.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      for (const [index, one] of placed.entries()) {
        expect(placed.slice(index + 1).some((other) => cover(one, other))).toBe(false);
      }
    }),
  );
});
