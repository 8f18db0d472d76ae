import type { ValuesOf } from "~/content/fields/field";
import type { classFields } from "./fields";

/** One meeting of a class. */
export interface ClassSession {
  startsAt: Date;
  endsAt: Date;
  /** Where the session is, if it differs from the class's place. Otherwise empty. */
  place: string;
}

/** A session as stored in published rows and snapshots. Dates are ISO 8601 in UTC. */
export interface StoredSession {
  startsAt: string;
  endsAt: string;
  place: string;
}

type Dates = ValuesOf<typeof classFields>;
/** Records from before classes had sessions have no `moreSessions`. */
type DatesOfRecord = Pick<Dates, "startsAt" | "endsAt"> & Partial<Pick<Dates, "moreSessions">>;

/**
 * The sessions of a class's record, in order. The first one is the record's start and end. Drafts may have sessions
 * without both times, which are left out.
 */
export function sessionsOfRecord({ startsAt, endsAt, moreSessions = [] }: DatesOfRecord): StoredSession[] {
  const sessions = [{ startsAt, endsAt, place: "" }, ...moreSessions].flatMap((session) =>
    session.startsAt && session.endsAt
      ? [{ startsAt: session.startsAt, endsAt: session.endsAt, place: session.place }]
      : [],
  );
  return sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Rows that store sessions: a published class, or the last notified snapshot. */
interface SessionColumns {
  startsAt: Date;
  endsAt: Date;
  /** Empty for a class with one session, whose times are the start and end. */
  sessions: readonly StoredSession[];
}

/** The sessions to store: none for a class with one session, because its start and end are stored anyway. */
export function storedSessions(sessions: readonly StoredSession[]): StoredSession[] {
  return sessions.length > 1 ? [...sessions] : [];
}

/** The sessions of a stored row, in order; at least one. */
export function readSessions({ startsAt, endsAt, sessions }: SessionColumns): ClassSession[] {
  if (sessions.length === 0) return [{ startsAt, endsAt, place: "" }];
  return sessions.map((session) => ({
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
    place: session.place,
  }));
}

/** The first session that is not over; undefined if all are over. */
export function nextSession(
  { sessions }: { sessions: readonly ClassSession[] },
  now: Date,
): ClassSession | undefined {
  return sessions.find(({ endsAt }) => endsAt > now);
}
