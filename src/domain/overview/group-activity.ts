import type { Activity } from "./wire";

/** One line of what happened, which may stand for several: a person who published ten records did one thing. */
export interface ActivityGroup {
  /** The newest of them. */
  event: Activity;
  /** How many other subjects it was done to. */
  others: number;
}

/**
 * Events that follow each other as the lines that people would write: the same deed of the same person is one, and so is all that a
 * part of the site itself did in a row.
 *
 * @param events the newest first
 */
export function groupActivity(events: readonly Activity[]): ActivityGroup[] {
  const groups: { event: Activity; subjects: Set<string> }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && isSameDeed(last.event, event)) last.subjects.add(event.subjectId);
    else groups.push({ event, subjects: new Set([event.subjectId]) });
  }
  return groups.map(({ event, subjects }) => ({ event, others: subjects.size - 1 }));
}

function isSameDeed(one: Activity, other: Activity): boolean {
  if (one.actorId !== other.actorId) return false;
  return one.actorId.startsWith("system:") || one.action === other.action;
}
