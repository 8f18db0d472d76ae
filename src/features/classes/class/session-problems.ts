import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import { endsAfterItStarts } from "~/content/values/ends-after-it-starts";
import type { classFields } from "./fields";

type Dates = Pick<ValuesOf<typeof classFields>, "startsAt" | "endsAt" | "moreSessions">;

/**
 * Problems with the further sessions of a class: invalid ends, sessions before the first one, and overlapping sessions.
 */
export function sessionProblems(data: Dates): ChecklistEntry[] {
  const { startsAt, moreSessions = [] } = data;
  const problems = moreSessions.flatMap((session, at) => {
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
  return problems.length > 0 ? problems : overlaps(data);
}

/** Sessions that begin before the previous one ends. */
function overlaps({ startsAt, endsAt, moreSessions = [] }: Dates): ChecklistEntry[] {
  const inOrder = [
    { path: "", startsAt, endsAt },
    ...moreSessions.map((session, at) => ({
      path: `moreSessions.${at}.`,
      startsAt: session.startsAt,
      endsAt: session.endsAt,
    })),
  ].toSorted((a, b) => (a.startsAt ?? "").localeCompare(b.startsAt ?? ""));
  return inOrder.slice(1).flatMap((session, at) => {
    const before = inOrder[at];
    if (!session.startsAt || !before?.endsAt || session.startsAt >= before.endsAt) return [];
    return [
      {
        severity: "hard" as const,
        propertyName: `${before.path}endsAt`,
        message: "The next session begins before this one ends. Correct one of them.",
      },
    ];
  });
}
