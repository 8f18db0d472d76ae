import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { makeClass } from "../../../test/factories/classes";
import { calendarEvent } from "./calendar-event/table";
import { startsOf } from "./starts-of";

const { db } = await testDatabase();

test("when classes and events begin, among records of any type", async () => {
  const startsAt = new Date("2031-03-04T18:00:00Z");
  const endsAt = new Date("2031-03-04T20:00:00Z");
  const { id: classId } = await makeClass(db, {
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    registrationEndsAt: "2031-03-01T12:00:00Z",
  });
  const event = {
    id: randomUUID(),
    slug: "fair",
    title: "Fair",
    place: "Park",
    body: "",
    updatedAt: startsAt,
  };
  await db.insert(calendarEvent).values({ ...event, startsAt: endsAt, endsAt });
  const found = await startsOf(db, [classId, event.id, randomUUID()]);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ id: classId, startsAt });
  expect(found).toContainEqual({ id: event.id, startsAt: endsAt });
  expect(await startsOf(db, [])).toEqual([]);
});
