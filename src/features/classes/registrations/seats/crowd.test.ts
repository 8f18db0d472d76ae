import { expect, test } from "vitest";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../../../test/database";
import { makeClass } from "../../../../../test/factories/classes";
import { crowd, statusesOf } from "../../../../../test/factories/crowd";
import { representatives } from "../../../../../test/test-all";
import { withoutLocks } from "../../../../../test/without-locks";

const { db, url } = await testDatabase();

test.each(representatives([100, 500], (people) => people === 100))(
  "%s people at the same moment for 20 seats: 20 get one, the others join the waitlist, nobody gets an error",
  async (people) => {
    const { id } = await makeClass(db, { registrantLimit: 20 });
    const before = await db.$count(outboxMessage);
    const answers = await crowd(db, id, people);
    expect(answers.filter((status) => status === "confirmed")).toHaveLength(20);
    expect(answers.filter((status) => status === "waitlisted")).toHaveLength(people - 20);
    expect(await statusesOf(db, id)).toEqual({ confirmed: 20, waitlisted: people - 20 });
    expect((await db.$count(outboxMessage)) - before).toBe(people);
  },
  300_000,
);

test("without the lock, more seats are given than exist", async () => {
  const { id } = await makeClass(db, { registrantLimit: 20 });
  await crowd(withoutLocks(url), id, 100);
  expect((await statusesOf(db, id)).confirmed).toBeGreaterThan(20);
}, 300_000);
