import { expect, test } from "vitest";
import { cmuStopType } from "~/features/care/cmu-stop/definition";
import { classType } from "~/features/classes/class/definition";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { trashItem } from "../actions/trash-item";
import type { ContentType } from "../define-content-type";
import { dayAt } from "../values/day-at";
import { listItems } from "./list-items";
import { keyOfToday, sortNames } from "./list-order";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const timeZone = "America/Chicago";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function listed(type: ContentType, pageSize = 50, page = 1): Promise<string[]> {
  const { ids } = await listItems(db, type, { page, pageSize, sort: "upcoming", timeZone });
  return ids;
}

test("upcoming records come first, then past ones with the latest first, then those without a date", async () => {
  const idOf = async (name: string, startsAt: string | null) =>
    (await createItem(context, classType, { title: name, slug: name, startsAt })).id;
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const [longAgo, nextMonth, lastWeek, nextWeek, never] = [
    await idOf("long-ago", inDays(-40)),
    await idOf("next-month", inDays(30)),
    await idOf("last-week", inDays(-7)),
    await idOf("next-week", inDays(7)),
    await idOf("never", null),
  ];
  const gone = await createItem(context, classType, { title: "gone", slug: "gone", startsAt: inDays(1) });
  await trashItem(context, classType, gone);
  expect(await listed(classType)).toEqual([nextWeek, nextMonth, lastWeek, longAgo, never]);
  expect(await listed(classType, 2, 2), "the second page").toEqual([lastWeek, longAgo]);
  const trash = await listItems(db, classType, { page: 1, pageSize: 9, sort: "upcoming", status: "trashed" });
  expect(trash.ids).toEqual([gone.id]);
});

test("an event of today in the hospital's time zone is not past until tomorrow", async () => {
  const today = dayAt(new Date(), timeZone).iso;
  const yesterday = dayAt(new Date(Date.now() - DAY), timeZone).iso;
  const idOf = async (date: string) => (await createItem(context, cmuStopType, { town: "Ord", date })).id;
  const [past, present] = [await idOf(yesterday), await idOf(today)];
  expect(await listed(cmuStopType)).toEqual([present, past]);
  const evening = new Date("2026-03-02T03:00:00Z");
  expect(keyOfToday(cmuStopType.fields.date, evening, timeZone)).toBe("2026-03-01");
  expect(keyOfToday(classType.fields.startsAt, evening, timeZone)).toBe("2026-03-01t06:00:00.000z");
});

test("only types with a date offer that order", () => {
  expect(sortNames(classType)).toContain("upcoming");
  expect(sortNames(cmuStopType)).not.toContain("-upcoming");
});
