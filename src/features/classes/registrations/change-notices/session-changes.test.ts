import { describe, expect, test } from "vitest";
import { sessionChanges } from "./session-changes";

const zone = "America/Chicago";
const now = new Date("2027-01-01T12:00:00Z");
/** A session from 6:30 to 8:30 PM on a day of January 2027. */
const on = (day: string, place = "") => ({
  startsAt: new Date(`2027-01-${day}T18:30:00-06:00`),
  endsAt: new Date(`2027-01-${day}T20:30:00-06:00`),
  place,
});
const course = [on("06"), on("13"), on("20"), on("27")];
const changes = (sessions: typeof course, before = course, at = now) =>
  sessionChanges(before, sessions, at, zone).map((text) => text.replaceAll("\u00a0", " "));

describe("the sentences about changed sessions", () => {
  test("name a canceled session, but not the later ones that get its number", () => {
    expect(changes([on("06"), on("20"), on("27")])).toEqual([
      "This session does not take place: Wednesday January 13, 2027 | 6:30 PM to 8:30 PM.",
    ]);
  });

  test("name one that was added in between", () => {
    expect(changes([on("06"), on("13"), on("15"), on("20"), on("27")])).toEqual([
      "Session 3 is new: Friday January 15, 2027 | 6:30 PM to 8:30 PM.",
    ]);
  });

  test("say when a session moves, even past other sessions, and name its new place", () => {
    expect(changes([on("06"), on("20"), on("27"), on("28", "Gym")])).toEqual([
      "Session 4 is now Thursday January 28, 2027 | 6:30 PM to 8:30 PM, Gym. It was Wednesday January 13, 2027 | 6:30 PM to 8:30 PM.",
    ]);
  });

  test("treat a session on the same day as the same one, even if an earlier session was dropped", () => {
    expect(changes([on("06"), on("20", "Gym"), on("27")])).toEqual([
      "This session does not take place: Wednesday January 13, 2027 | 6:30 PM to 8:30 PM.",
      "Session 2 is now at another place: Wednesday January 20, 2027 | 6:30 PM to 8:30 PM, Gym.",
    ]);
  });

  test("say that a session moved back to the place of the class", () => {
    expect(changes(course, [on("06"), on("13", "Gym"), on("20"), on("27")])).toEqual([
      "Session 2 is now where the class is: Wednesday January 13, 2027 | 6:30 PM to 8:30 PM.",
    ]);
  });

  test("omit past sessions, and are empty if nothing changed", () => {
    const later = new Date("2027-01-15T12:00:00Z");
    expect(changes([on("06"), on("12"), on("20"), on("27")], course, later)).toEqual([]);
    expect(changes(course)).toEqual([]);
  });
});
