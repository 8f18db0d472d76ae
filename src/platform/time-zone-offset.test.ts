import { tzOffset as readOffset } from "@date-fns/tz/tzOffset";
import { expect, test } from "vitest";
import { tzOffset } from "./time-zone-offset";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("offsets from memory are those of the time zone database, at both sides of every change of clocks", () => {
  const zones = ["America/New_York", "America/Los_Angeles", "Australia/Lord_Howe", "Asia/Kathmandu"];
  for (const zone of [...zones, "America/St_Johns", "Africa/Monrovia", "UTC", "+05:45"]) {
    for (let at = Date.UTC(1971, 0); at < Date.UTC(2031, 0); at += DAY) {
      const before = readOffset(zone, new Date(at));
      if (before === readOffset(zone, new Date(at + DAY))) continue;
      for (let near = at; near <= at + DAY; near += 5 * MINUTE) {
        const date = new Date(near - 1);
        expect([zone, date, tzOffset(zone, date)]).toEqual([zone, date, readOffset(zone, date)]);
      }
    }
  }
});

test("an unknown zone and an invalid date have no offset", () => {
  expect(tzOffset("Nowhere/Nothing", new Date())).toBeNaN();
  expect(tzOffset("America/New_York", new Date(Number.NaN))).toBeNaN();
});
