import { expect, test } from "vitest";
import { calendarCancellation, classCalendar } from "./class-calendar";
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
  expect(classCalendar([view], around("hello@prairie.example"))).toContain(organizer);
  expect(calendarCancellation(view, canceledAt, around("hello@prairie.example"))).toContain(organizer);
});

test("a hospital without an email address has no organizer", () => {
  expect(classCalendar([view], around(""))).not.toContain("ORGANIZER");
});
