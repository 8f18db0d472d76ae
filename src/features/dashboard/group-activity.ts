import type { Activity } from "~/features/operations/shared/api/schemas";

/** One entry of recent activity. It can combine several events, because publishing ten records is one activity. */
export interface ActivityGroup {
  /** The newest of the events. */
  event: Activity;
  /** The number of other subjects. */
  others: number;
}

/**
 * Groups consecutive events: the same action by the same actor on several subjects, and everything that the seed of the
 * demo hospital wrote.
 * @param events newest first
 */
export function groupActivity(events: readonly Activity[]): ActivityGroup[] {
  const groups: { event: Activity; subjects: Set<string> }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && isOneLine(last.event, event)) last.subjects.add(event.subjectId);
    else groups.push({ event, subjects: new Set([event.subjectId]) });
  }
  return groups.map(({ event, subjects }) => ({ event, others: subjects.size - 1 }));
}

function isOneLine(one: Activity, other: Activity): boolean {
  if (one.actorId !== other.actorId) return false;
  return one.actorId === "system:seed" || one.action === other.action;
}
