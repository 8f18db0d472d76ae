import { expect, test } from "vitest";
import { inDateOrder } from "./in-date-order";

const hit = (id: string, title: string, type = "class") => ({ id, type, title });

test("dates of one class stand in their order, in the places that they had among the others", () => {
  const hits = [
    hit("march", "Tour"),
    hit("page", "Birth place", "page"),
    hit("january", "Tour"),
    hit("quilts", "Quilt days", "calendarEvent"),
    hit("february", "Tour"),
  ];
  const starts = [
    { id: "march", startsAt: new Date("2027-03-02T15:00Z") },
    { id: "january", startsAt: new Date("2027-01-05T15:00Z") },
    { id: "february", startsAt: new Date("2027-02-02T15:00Z") },
    { id: "quilts", startsAt: new Date("2026-12-01T15:00Z") },
  ];
  const order = inDateOrder(hits, starts).map(({ id }) => id);
  expect(order).toEqual(["january", "page", "february", "quilts", "march"]);
});

test("what has another title, or no day, stays where it is, however early it is", () => {
  const hits = [hit("later", "Tour"), hit("sooner", "Childbirth"), hit("about", "Tour", "page")];
  const starts = [
    { id: "later", startsAt: new Date("2027-03-02T15:00Z") },
    { id: "sooner", startsAt: new Date("2026-12-01T15:00Z") },
  ];
  expect(inDateOrder(hits, starts)).toEqual(hits);
});
