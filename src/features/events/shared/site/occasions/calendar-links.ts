/** An entry for a person's calendar. Contains nothing about the person. */
export interface CalendarEntry {
  title: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  /** The public page of the class or event. */
  url: string;
}

/**
 * Addresses that add an entry to the calendars of Google and Outlook. They are links, so nothing is sent before a
 * person follows one.
 */
export function calendarLinks(entry: CalendarEntry): { google: string; outlook: string } {
  const { title, startsAt, endsAt, place, url } = entry;
  const google = new URL("https://calendar.google.com/calendar/render");
  google.search = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compactUtc(startsAt)}/${compactUtc(endsAt)}`,
    location: place,
    details: url,
  }).toString();
  const outlook = new URL("https://outlook.live.com/calendar/0/action/compose");
  outlook.search = new URLSearchParams({
    rru: "addevent",
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    location: place,
    body: url,
  }).toString();
  return { google: google.href, outlook: outlook.href };
}

/** "20270115T180000Z" */
function compactUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}
