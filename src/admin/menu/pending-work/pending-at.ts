import type { PendingCount } from "~/server/pending-work/pending-work-api";
import { counted } from "../../content/words";
import type { AdminMenuItem } from "../feature-menu";

export interface Pending {
  count: number;
  /** "3 failed emails, 1 failed job". */
  words: string;
}

/** The pending work on one screen; undefined if there is none. */
export function pendingAt(href: string, counts: readonly PendingCount[]): Pending | undefined {
  return totalOf(counts.filter((one) => one.href === href));
}

/** The pending work on the screen of a menu item and on those of its sub-items; undefined if there is none. */
export function pendingWithin(
  { href, subItems = [] }: AdminMenuItem,
  counts: readonly PendingCount[],
): Pending | undefined {
  const hrefs = new Set([href, ...subItems.map((below) => below.href)]);
  return totalOf(counts.filter((one) => hrefs.has(one.href)));
}

/** Counts of the same kind are added up. */
function totalOf(counts: readonly PendingCount[]): Pending | undefined {
  const kinds = [...Map.groupBy(counts, ({ many }) => many).values()];
  const words = kinds.flatMap((kind) => (kind[0] ? counted(sum(kind), kind[0]) : []));
  return words.length > 0 ? { count: sum(counts), words: words.join(", ") } : undefined;
}

function sum(counts: readonly PendingCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
