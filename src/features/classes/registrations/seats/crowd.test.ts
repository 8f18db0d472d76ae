import { expect, test } from "vitest";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../../../test/database";
import { makeClass } from "../../../../../test/factories/classes";
import { crowd, statusesOf } from "../../../../../test/factories/crowd";
import { withoutLocks } from "../../../../../test/without-locks";

const { db, url } = await testDatabase();

test("500 people at the same moment for 20 seats: 20 get one, 480 join the waitlist, nobody gets an error", async () => {
  const { id } = await makeClass(db, { registrantLimit: 20 });
  const answers = await crowd(db, id, 500);
  expect(answers.filter((status) => status === "confirmed")).toHaveLength(20);
  expect(answers.filter((status) => status === "waitlisted")).toHaveLength(480);
  expect(await statusesOf(db, id)).toEqual({ confirmed: 20, waitlisted: 480 });
  expect(await db.$count(outboxMessage)).toBe(500);
}, 300_000);

test("without the lock, more seats are given than exist", async () => {
  const { id } = await makeClass(db, { registrantLimit: 20 });
  await crowd(withoutLocks(url), id, 100);
  expect((await statusesOf(db, id)).confirmed).toBeGreaterThan(20);
}, 300_000);
