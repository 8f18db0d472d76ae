import type { ChecklistEntry } from "../item-schemas";

/** Checks a start and an end time, both ISO 8601 in UTC. */
export function endsAfterItStarts(data: {
  startsAt: string | null;
  endsAt: string | null;
}): ChecklistEntry[] {
  const { startsAt, endsAt } = data;
  if (!startsAt || !endsAt || startsAt <= endsAt) return [];
  return [
    { severity: "hard", propertyName: "endsAt", message: "The end time must be after the start time." },
  ];
}
