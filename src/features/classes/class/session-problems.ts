import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import { endsAfterItStarts } from "~/content/values/ends-after-it-starts";
import type { classFields } from "./fields";

/** What is wrong with the further sessions of a class: their ends, and sessions before the one it begins with. */
export function sessionProblems({
  startsAt,
  moreSessions = [],
}: Pick<ValuesOf<typeof classFields>, "startsAt" | "moreSessions">): ChecklistEntry[] {
  return moreSessions.flatMap((session, at) => {
    const path = `moreSessions.${at}`;
    const ends = endsAfterItStarts(session).map((entry) => ({ ...entry, propertyName: `${path}.endsAt` }));
    if (!startsAt || !session.startsAt || session.startsAt >= startsAt) return ends;
    return [
      ...ends,
      {
        severity: "hard" as const,
        propertyName: `${path}.startsAt`,
        message: "This session is before the class begins. Enter the first session above.",
      },
    ];
  });
}
