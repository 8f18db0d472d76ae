import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { testActor } from "../../../../../test/factories/content";
import { testApp } from "../../../../../test/web-app";
import { mobileUnitBlock } from "../../blocks/mobile-unit/block";
import { cmuStopType } from "../../cmu-stop/definition";

// The clocks change in the night to November 7.
let now = new Date("2027-11-04T17:30:00Z");
const { url, services } = await testApp({ services: { now: () => now } });
const context = { db: services.db, actor: testActor };

const makeStop = (town: string, date: string, opensAt: string, closesAt: string) =>
  createItem(
    context,
    cmuStopType,
    {
      town,
      date,
      opensAt,
      closesAt,
      place: "Elevator; lot, east",
      services: ["Flu shots"],
      note: "Side door.",
    },
    { publish: true, trusted: true },
  );
const over = await makeStop("Over", "2027-11-04", "09:00", "12:00");
const today = await makeStop("Today", "2027-11-04", "09:00", "16:00");
const later = await makeStop("Later", "2027-11-08", "09:00", "12:00");

async function listed() {
  const until: Date[] = [];
  const blockContext = {
    db: services.db,
    now,
    timeZone: "America/Chicago",
    takesPayments: true,
    reads: () => {},
    validUntil: (at: Date) => void until.push(at),
    visibility: everythingVisible,
  };
  const records = Promise.resolve({ find: () => undefined, hides: () => false });
  const [data] = (await mobileUnitBlock.load?.(blockContext, [{}], records)) ?? [];
  return { items: data?.items ?? [], until };
}

test("the page lists stops that are not over, in the hospital's time zone, and is cached no longer than that is true", async () => {
  const { items, until } = await listed();
  expect(items.map(({ town }) => town)).toEqual(["Today", "Later"]);
  expect(items[1]).toMatchObject({ month: "Nov", day: "8", place: "Elevator; lot, east" });
  expect(items[1]?.when).toMatch(/^Monday\sNovember\s8,\s2027\s\|\s9:00\sAM\sto\s12:00\sPM$/);
  expect(until.map((at) => at.toISOString())).toEqual([
    "2027-11-04T21:00:00.000Z",
    "2027-11-08T18:00:00.000Z",
  ]);
});

test("calendars can subscribe to the stops, or add one; an unpublished stop is gone", async () => {
  const feed = async () =>
    (await (await fetch(`${url}/mobile-unit/feed.ics`)).text()).replaceAll("\r\n ", "");
  const text = await feed();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text).toContain("SUMMARY:Mobile unit in Later");
  expect(text).toContain("DTSTART:20271108T150000Z");
  expect(text).toContain("LOCATION:Elevator\\; lot\\, east\\, Later");
  const one = await fetch(`${url}/mobile-unit/${today.id}.ics`);
  expect(one.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect((await one.text()).match(/UID:.*/)?.[0]).toContain(today.id);
  expect((await fetch(`${url}/mobile-unit/00000000-0000-4000-8000-000000000000.ics`)).status).toBe(404);
  await unpublishItem(context, cmuStopType, over);
  await expect.poll(feed).not.toContain("Mobile unit in Over");
  now = new Date("2028-01-01T00:00:00Z");
  expect((await listed()).items).toEqual([]);
  expect(later.title).toBe("Later, November 8, 2027");
});
