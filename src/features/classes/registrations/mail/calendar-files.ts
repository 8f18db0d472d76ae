import type { MailToEnqueue } from "~/platform/outbox/enqueue-mail";
import { type CalendarSurroundings, calendarCancellation, classCalendar } from "../../class/class-calendar";
import type { ClassView } from "../../class/class-views";
import type { Registration } from "../table";
import type { Letter, LetterText } from "./letters";

type Attachments = NonNullable<MailToEnqueue["attachments"]>;

/**
 * The calendar files of an email to a registrant. A cancellation goes only to people whose seat was confirmed, because
 * nobody else got the entry. A person who was moved to another class gets the new entry and the cancellation of the
 * former one. Dropped sessions are canceled in the calendar, too. SEQUENCE increases with each file, so calendars do
 * not ignore the entry of a person who canceled and registers again.
 */
export function calendarFiles(
  row: Registration,
  event: ClassView,
  letter: Letter,
  kind: LetterText["calendar"],
  surroundings: CalendarSurroundings,
): Attachments {
  const cancellation = (canceled: ClassView, at = row.updatedAt, keptSessions = 0) => {
    const text = calendarCancellation(canceled, at, surroundings, keptSessions);
    return [calendarFile("cancellation.ics", "CANCEL", text)];
  };
  if (kind === "cancellation") return row.confirmedAt ? cancellation(event) : [];
  if (kind !== "entry") return [];
  const entry = calendarFile("class.ics", "PUBLISH", classCalendar(event, surroundings, row.updatedAt));
  if (letter.kind === "moved" && letter.hadSeat) return [entry, ...cancellation(letter.from)];
  if (letter.kind !== "sessions-changed" || !letter.withDropped) return [entry];
  const changedAt = new Date(Math.max(+event.updatedAt, +row.updatedAt));
  return [entry, ...cancellation(letter.withDropped, changedAt, event.sessions.length)];
}

function calendarFile(filename: string, method: string, text: string): Attachments[number] {
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(text),
  };
}
