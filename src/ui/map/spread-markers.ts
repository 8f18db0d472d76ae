/** A marker's point in CSS pixels: `x` to the right, `y` downward. */
export interface MarkerPoint {
  id: string;
  x: number;
  y: number;
}

/** A marker's offset from its true point, in CSS pixels. */
export interface Offset {
  dx: number;
  dy: number;
}

/** A marker and the gap beside it: a finger must hit one and not its neighbor. */
const SLOT = 46;
/** The height of a row of markers above their points, so that its lines can be followed. */
const LIFT = 26;
const MAX_PER_ROW = 4;

/**
 * Moves overlapping markers apart: those of one town go into a row above it, each with a line to its point. A
 * marker with enough space stays in place.
 */
export function spreadMarkers(points: readonly MarkerPoint[]): Map<string, Offset> {
  const offsets = new Map<string, Offset>();
  for (const group of crowds(points)) {
    const [only] = group;
    if (only && group.length === 1) offsets.set(only.id, { dx: 0, dy: 0 });
    else for (const [id, offset] of inRows(group)) offsets.set(id, offset);
  }
  return offsets;
}

/** Groups of points that are too close, directly or through others between them. */
function crowds(points: readonly MarkerPoint[]): MarkerPoint[][] {
  const left = new Set(points);
  const groups: MarkerPoint[][] = [];
  for (const first of points) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const member of group) {
      for (const other of left) {
        if (!areTooClose(member, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function areTooClose(a: MarkerPoint, b: MarkerPoint): boolean {
  return Math.abs(a.x - b.x) < SLOT && Math.abs(a.y - b.y) < SLOT;
}

function inRows(group: readonly MarkerPoint[]): [string, Offset][] {
  const fromWestToEast = group.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const middle = (fromWestToEast.at(0)?.x ?? 0) / 2 + (fromWestToEast.at(-1)?.x ?? 0) / 2;
  const top = Math.min(...group.map(({ y }) => y));
  return fromWestToEast.map(({ id, x, y }, index) => {
    const row = Math.floor(index / MAX_PER_ROW);
    const inRow = Math.min(MAX_PER_ROW, group.length - row * MAX_PER_ROW);
    const slot = (index % MAX_PER_ROW) - (inRow - 1) / 2;
    return [id, { dx: middle + slot * SLOT - x, dy: top - LIFT - row * SLOT - y }];
  });
}
