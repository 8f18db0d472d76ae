import { expect, test } from "vitest";
import { calendarCancellation, classCalendar, classFeed } from "./class-calendar";
import type { ClassView } from "./class-views";

const view = {
  id: "3a2f17fb-82a0-4cdd-9858-d76a0b93a835",
  slug: "breathing",
  title: "Breathing",
  body: "",
  startsAt: new Date("2026-12-04T22:00:00Z"),
  endsAt: new Date("2026-12-05T00:00:00Z"),
  updatedAt: new Date("2026-11-01T12:00:00Z"),
  cancelledAt: null,
  sessions: [
    { startsAt: new Date("2026-12-04T22:00:00Z"), endsAt: new Date("2026-12-05T00:00:00Z"), place: "" },
  ],
} as unknown as ClassView;
const canceledAt = new Date("2026-11-24T12:00:00Z");
const around = (email: string) => ({
  origin: "https://hospital.example",
  organizer: { name: "Prairie Lantern", email },
  timeZone: "America/Chicago",
});

test("an entry and its cancellation name the hospital as organizer, by which calendars match them", () => {
  const organizer = 'ORGANIZER;CN="Prairie Lantern":mailto:hello@prairie.example';
  expect(classCalendar(view, around("hello@prairie.example"))).toContain(organizer);
  expect(calendarCancellation(view, canceledAt, around("hello@prairie.example"))).toContain(organizer);
});

test("a class with several sessions has one entry for each, and its cancellation cancels each", () => {
  const [first] = view.sessions;
  const second = {
    startsAt: new Date("2026-12-11T22:00:00Z"),
    endsAt: new Date("2026-12-12T00:00:00Z"),
    place: "Pine Room",
  };
  const course = { ...view, sessions: [first, second] } as ClassView;
  const file = classCalendar(course, around("")).replaceAll("\r\n ", "");
  expect(file.match(/UID:.+/g)).toEqual([`UID:${view.id}`, `UID:${view.id}-2`]);
  expect(file.match(/SUMMARY:.+/g)).toEqual(["SUMMARY:Breathing (1 of 2)", "SUMMARY:Breathing (2 of 2)"]);
  expect(file).toContain("DTSTART:20261211T220000Z\r\nDTEND:20261212T000000Z");
  expect(file).toContain("LOCATION:Pine Room");
  const canceled = calendarCancellation(course, canceledAt, around(""));
  expect(canceled.match(/STATUS:CANCELLED/g)).toHaveLength(2);
});

test("a hospital without an email address has no organizer", () => {
  expect(classCalendar(view, around(""))).not.toContain("ORGANIZER");
});

test("only the feed has a name; the calendar file of a class has none", () => {
  expect(classFeed([view], around(""))).toContain("X-WR-CALNAME:Classes of Prairie Lantern");
  for (const file of [classCalendar(view, around("")), calendarCancellation(view, canceledAt, around(""))]) {
    expect(file).toContain(`UID:${view.id}`);
    expect(file).not.toMatch(/^(X-WR-CALNAME|NAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)/m);
  }
});
