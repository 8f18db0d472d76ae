import { expect, test } from "vitest";
import { calendarLinks } from "./calendar-links";

test("a link for Google and Outlook has the title, the time in UTC, the location, and the page", () => {
  const { google, outlook } = calendarLinks({
    title: "Heart & Lungs",
    startsAt: new Date("2027-01-15T18:00:00Z"),
    endsAt: new Date("2027-01-15T19:30:00Z"),
    place: "Room 2, Main Hospital",
    url: "https://hospital.example/classes/heart",
  });
  expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Heart & Lungs",
    dates: "20270115T180000Z/20270115T193000Z",
    location: "Room 2, Main Hospital",
    details: "https://hospital.example/classes/heart",
  });
  expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
    rru: "addevent",
    subject: "Heart & Lungs",
    startdt: "2027-01-15T18:00:00.000Z",
    enddt: "2027-01-15T19:30:00.000Z",
    location: "Room 2, Main Hospital",
    body: "https://hospital.example/classes/heart",
  });
});
