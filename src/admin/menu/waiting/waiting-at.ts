import type { WaitingCount } from "~/server/waiting/waiting-api";
import { counted } from "../../content/words";
import type { AdminMenuItem } from "../feature-menu";

export interface Waiting {
  count: number;
  /** "3 failed emails, 1 failed job". */
  words: string;
}

/** What waits on one screen; undefined if nothing does. */
export function waitingAt(href: string, counts: readonly WaitingCount[]): Waiting | undefined {
  return inAll(counts.filter((one) => one.href === href));
}

/** What waits on the screen of a menu item and on those of its sub-items; undefined if nothing does. */
export function waitingWithin(
  { href, subItems = [] }: AdminMenuItem,
  counts: readonly WaitingCount[],
): Waiting | undefined {
  const hrefs = new Set([href, ...subItems.map((below) => below.href)]);
  return inAll(counts.filter((one) => hrefs.has(one.href)));
}

/** Counts of the same kind are added up. */
function inAll(counts: readonly WaitingCount[]): Waiting | undefined {
  const kinds = [...Map.groupBy(counts, ({ many }) => many).values()];
  const words = kinds.flatMap((kind) => (kind[0] ? counted(sum(kind), kind[0]) : []));
  return words.length > 0 ? { count: sum(counts), words: words.join(", ") } : undefined;
}

function sum(counts: readonly WaitingCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
