import type { MailToEnqueue } from "~/platform/outbox/enqueue-mail";
import { type CalendarSurroundings, calendarCancellation, classCalendar } from "../../class/class-calendar";
import type { ClassView } from "../../class/class-views";
import type { Registration } from "../table";
import type { Letter, LetterText } from "./letters";

type Attachments = NonNullable<MailToEnqueue["attachments"]>;

/**
 * The calendar files of an email to a registrant. A cancellation goes only to a person whose seat was confirmed, because nobody else got
 * the entry. A person who had a seat and was moved to another class gets the new entry and the cancellation of the former one.
 */
export function calendarFiles(
  row: Registration,
  event: ClassView,
  letter: Letter,
  kind: LetterText["calendar"],
  surroundings: CalendarSurroundings,
): Attachments {
  const cancellation = (canceled: ClassView) => {
    const text = calendarCancellation(canceled, row.updatedAt, surroundings);
    return [calendarFile("cancellation.ics", "CANCEL", text)];
  };
  if (kind === "cancellation") return row.confirmedAt ? cancellation(event) : [];
  if (kind !== "entry") return [];
  const entry = calendarFile("class.ics", "PUBLISH", classCalendar([event], surroundings));
  return letter.kind === "moved" && letter.hadSeat ? [entry, ...cancellation(letter.from)] : [entry];
}

function calendarFile(filename: string, method: string, text: string): Attachments[number] {
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(text),
  };
}
