import type { Database } from "~/platform/database/database";
import { classPlace } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";
import { storedSessions } from "../../class/sessions";
import { notifiedSnapshot } from "../table";

const DAY = 24 * 3_600_000;

/**
 * Records the snapshot for people who register now. Does not replace an existing one: registrants have not been
 * notified of its changes yet.
 */
export async function recordNotified(tx: Database, event: ClassView): Promise<void> {
  await tx
    .insert(notifiedSnapshot)
    .values({ classId: event.id, ...snapshotOf(event) })
    .onConflictDoNothing();
}

/** The facts of a class that matter to attendees, and the time until which sensitive answers are stored. */
export function snapshotOf(event: ClassView): Omit<typeof notifiedSnapshot.$inferSelect, "classId"> {
  const { title, slug, startsAt, endsAt, cancelledAt, answersKeptDays } = event;
  const sessions = storedSessions(
    event.sessions.map((session) => ({
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      place: session.place,
    })),
  );
  const answersUntil = new Date(+endsAt + answersKeptDays * DAY);
  return { title, slug, startsAt, endsAt, place: classPlace(event), sessions, cancelledAt, answersUntil };
}
