import type { Segment } from "./archive-names";
import type { BaseInfo } from "./base-info";

/** What one base backup and the segments after it can restore: every second from `from` to `until`. */
export interface Range {
  base: BaseInfo;
  from: Date;
  until: Date;
  /** In the order of replay. */
  segments: readonly Segment[];
  /** The first segment that is missing although later ones are there; undefined where none is. */
  missing: string | undefined;
}

/** The segment after another one. @param segmentBytes the size of a segment on that server */
export function nextSegment(wal: string, segmentBytes: number): string {
  const perLog = 2 ** 32 / segmentBytes;
  const number = Number.parseInt(wal.slice(8, 16), 16) * perLog + Number.parseInt(wal.slice(16), 16) + 1;
  const hexadecimal = (part: number) => part.toString(16).toUpperCase().padStart(8, "0");
  return `${wal.slice(0, 8)}${hexadecimal(Math.floor(number / perLog))}${hexadecimal(number % perLog)}`;
}

/**
 * What a base backup can restore with the segments that are there.
 * @returns undefined where the segments that were written during the base backup are not all there: it restores nothing then
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

/** Ranges of one archive that overlap, as one. The oldest first. */
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
