import { formatDates } from "~/content/values/format-dates";
import type { ClassSession } from "../../class/sessions";

/**
 * What changed between a class's former sessions and its present ones, by their numbers, one sentence each. Sessions
 * that were over before and are over now are left out: nobody has to know.
 * @param timeZone IANA name
 */
export function sessionChanges(
  before: readonly ClassSession[],
  sessions: readonly ClassSession[],
  now: Date,
  timeZone: string,
): string[] {
  const count = Math.max(before.length, sessions.length);
  return Array.from({ length: count }, (_, at) => ({ was: before[at], is: sessions[at], number: at + 1 }))
    .filter(({ was, is }) => [was, is].some((session) => session && session.endsAt > now))
    .flatMap(({ was, is, number }) => sentenceOf(was, is, number, timeZone) ?? []);
}

function sentenceOf(
  was: ClassSession | undefined,
  is: ClassSession | undefined,
  number: number,
  timeZone: string,
): string | undefined {
  const words = (session: ClassSession) =>
    [formatDates(session, timeZone), session.place].filter(Boolean).join(", ");
  if (!was) return is && `Session ${number} is new: ${words(is)}.`;
  if (!is) return `Session ${number} does not take place. It was ${words(was)}.`;
  return words(was) === words(is)
    ? undefined
    : `Session ${number} is now ${words(is)}. It was ${words(was)}.`;
}
