import type { RosterEntry } from "../../api/admin/schemas";

/** The parts of a roster: people with a seat, people on the waitlist, and ended registrations. */
export const GROUPS = {
  coming: { label: "Coming", statuses: ["confirmed", "held"], none: "No one is registered yet." },
  waiting: { label: "Waitlist", statuses: ["offered", "waitlisted"], none: "The waitlist is empty." },
  ended: { label: "Ended", statuses: ["cancelled", "expired"], none: "No one has canceled." },
} as const;

export type Group = keyof typeof GROUPS;

export function inGroup(items: readonly RosterEntry[], group: Group): RosterEntry[] {
  const statuses: readonly string[] = GROUPS[group].statuses;
  return items.filter(({ status }) => statuses.includes(status));
}

export function groupOf(entry: RosterEntry): Group {
  const groups = Object.keys(GROUPS) as Group[];
  return groups.find((group) => inGroup([entry], group).length > 0) ?? "coming";
}
