import type { Segment } from "./archive-names";
import type { BaseInfo } from "./base-info";

/**
 * The times that one base backup and the segments after it can restore: every second from `from` to `until`.
 */
export interface Range {
  base: BaseInfo;
  from: Date;
  until: Date;
  /** In the order of replay. */
  segments: readonly Segment[];
  /** The first missing segment, if later ones exist; otherwise undefined. */
  missing: string | undefined;
}

/** The name of the segment after another one. @param segmentBytes the segment size of that server */
export function nextSegment(wal: string, segmentBytes: number): string {
  const perLog = 2 ** 32 / segmentBytes;
  const number = Number.parseInt(wal.slice(8, 16), 16) * perLog + Number.parseInt(wal.slice(16), 16) + 1;
  const hexadecimal = (part: number) => part.toString(16).toUpperCase().padStart(8, "0");
  return `${wal.slice(0, 8)}${hexadecimal(Math.floor(number / perLog))}${hexadecimal(number % perLog)}`;
}

/**
 * The range that a base backup can restore with the existing segments.
 * @returns undefined if segments that were written during the base backup are missing; then it restores
 * nothing
 */
export function rangeOf(base: BaseInfo, segments: ReadonlyMap<string, Segment>): Range | undefined {
  const chain: Segment[] = [];
  let wal = base.startSegment;
  for (let found = segments.get(wal); found; found = segments.get(wal)) {
    chain.push(found);
    wal = nextSegment(wal, base.segmentBytes);
  }
  const last = chain.at(-1);
  if (!last || last.wal < base.stopSegment) return undefined;
  const hasLater = [...segments.keys()].some((other) => other.startsWith(wal.slice(0, 8)) && other > wal);
  return {
    base,
    from: base.stoppedAt,
    until: new Date(Math.max(+last.until, +base.stoppedAt)),
    segments: chain,
    missing: hasLater ? wal : undefined,
  };
}

/** Merges overlapping ranges of one archive. Oldest first. */
export function mergedRanges(
  ranges: readonly Pick<Range, "from" | "until">[],
): { from: Date; until: Date }[] {
  const merged: { from: Date; until: Date }[] = [];
  for (const { from, until } of ranges.toSorted((a, b) => +a.from - +b.from)) {
    const last = merged.at(-1);
    if (!last || from > last.until) merged.push({ from, until });
    else if (until > last.until) last.until = until;
  }
  return merged;
}
