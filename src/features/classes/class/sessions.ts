import type { ValuesOf } from "~/content/fields/field";
import type { classFields } from "./fields";

/** One meeting of a class. */
export interface ClassSession {
  startsAt: Date;
  endsAt: Date;
  /** Where it is, if not where the class is; empty otherwise. */
  place: string;
}

/** A session as published rows and snapshots store it: dates are ISO 8601 in UTC. */
export interface StoredSession {
  startsAt: string;
  endsAt: string;
  place: string;
}

type Dates = ValuesOf<typeof classFields>;
/** A record from before classes had sessions has no further ones. */
type DatesOfRecord = Pick<Dates, "startsAt" | "endsAt"> & Partial<Pick<Dates, "moreSessions">>;

/**
 * The sessions of a class's record, in order: the first one, which the record begins with, and the further ones.
 * Sessions without both times are left out, because a draft may have some.
 */
export function sessionsOfRecord({ startsAt, endsAt, moreSessions = [] }: DatesOfRecord): StoredSession[] {
  const sessions = [{ startsAt, endsAt, place: "" }, ...moreSessions].flatMap((session) =>
    session.startsAt && session.endsAt
      ? [{ startsAt: session.startsAt, endsAt: session.endsAt, place: session.place }]
      : [],
  );
  return sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Records that store sessions: the row of a published class, and the snapshot of which people were last notified. */
interface StoresSessions {
  startsAt: Date;
  endsAt: Date;
  /** Empty if there is one session, from the start to the end. */
  sessions: readonly StoredSession[];
}

/** The stored sessions: none for a class with one session, whose start and end say it. */
export function storedSessions(sessions: readonly StoredSession[]): StoredSession[] {
  return sessions.length > 1 ? [...sessions] : [];
}

/** The sessions of what stores them, first one first; at least one. */
export function readSessions({ startsAt, endsAt, sessions }: StoresSessions): ClassSession[] {
  if (sessions.length === 0) return [{ startsAt, endsAt, place: "" }];
  return sessions.map((session) => ({
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
    place: session.place,
  }));
}

/** The first session that is not over; undefined once all are. */
export function nextSession(
  { sessions }: { sessions: readonly ClassSession[] },
  now: Date,
): ClassSession | undefined {
  return sessions.find(({ endsAt }) => endsAt > now);
}
