import { dayAt } from "~/content/values/day-at";
import { formatDates } from "~/content/values/format-dates";
import type { ClassSession } from "../../class/sessions";

/** A session with its number (from 1), its day (YYYY-MM-DD), and as text its time and its time with place. */
interface NumberedSession {
  session: ClassSession;
  number: number;
  day: string;
  dates: string;
  words: string;
}

/** A session before and after a change. A dropped one has no `after`, and an added one no `before`. */
interface Change {
  was?: NumberedSession;
  is?: NumberedSession;
}

/**
 * What changed between a class's former and current sessions, one sentence each, by date. Omits sessions that are over
 * in both lists.
 * @param timeZone IANA name
 */
export function sessionChanges(
  before: readonly ClassSession[],
  sessions: readonly ClassSession[],
  now: Date,
  timeZone: string,
): string[] {
  const numbered = (all: readonly ClassSession[]) =>
    all.map((one, at) => numberedSession(one, at + 1, timeZone));
  const startOf = ({ was, is }: Change) => +((is ?? was)?.session.startsAt ?? 0);
  return changesBetween(numbered(before), numbered(sessions))
    .filter(({ was, is }) => [was, is].some((one) => one && one.session.endsAt > now))
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map(sentenceOf);
}

function numberedSession(session: ClassSession, number: number, timeZone: string): NumberedSession {
  const dates = formatDates(session, timeZone);
  return {
    session,
    number,
    day: dayAt(session.startsAt, timeZone).iso,
    dates,
    words: [dates, session.place].filter(Boolean).join(", "),
  };
}

/**
 * Sessions that are in both lists did not change, whatever their numbers. Sessions on the same day are the same
 * session. The others are paired in order as moved sessions. What remains was dropped or added.
 */
function changesBetween(before: readonly NumberedSession[], sessions: readonly NumberedSession[]): Change[] {
  const isIn = (all: readonly NumberedSession[], one: NumberedSession) =>
    all.some(({ words }) => words === one.words);
  const former = before.filter((one) => !isIn(sessions, one));
  const currentSessions = sessions.filter((one) => !isIn(before, one));
  const sameDay = former.flatMap((was) => {
    const is = currentSessions.find(({ day }) => day === was.day);
    const isFirst = former.find(({ day }) => day === was.day) === was;
    return is && isFirst ? [{ was, is }] : [];
  });
  const unpairedFormer = former.filter((one) => !sameDay.some(({ was }) => was === one));
  const unpairedCurrent = currentSessions.filter((one) => !sameDay.some(({ is }) => is === one));
  const count = Math.max(unpairedFormer.length, unpairedCurrent.length);
  const others = Array.from({ length: count }, (_, at) => ({
    was: unpairedFormer[at],
    is: unpairedCurrent[at],
  }));
  return [...sameDay, ...others];
}

function sentenceOf({ was, is }: Change): string {
  if (was && is && was.dates === is.dates) {
    const where = is.session.place ? "at another place" : "where the class is";
    return `Session ${is.number} is now ${where}: ${is.words}.`;
  }
  if (was && is) return `Session ${is.number} is now ${is.words}. It was ${was.words}.`;
  return is
    ? `Session ${is.number} is new: ${is.words}.`
    : `This session does not take place: ${was?.words}.`;
}
