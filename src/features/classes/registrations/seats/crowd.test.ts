import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../../../test/database";
import { makeClass } from "../../../../../test/factories/classes";
import { crowd, seatsGiven, statusesOf } from "../../../../../test/factories/crowd";
import { testServices } from "../../../../../test/factories/services";
import { representatives } from "../../../../../test/test-all";
import { withoutLocks } from "../../../../../test/without-locks";
import { cancelRegistration } from "../cancel-registration";
import { registrationToken } from "../registration-link";
import { registration } from "../table";

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

describe("60 groups of 1 to 4 people at the same moment for 20 seats", () => {
  const register = async (under = db) => {
    const { id } = await makeClass(db, { registrantLimit: 20, largestGroup: 4 });
    await crowd(under, id, 60, 4);
    return id;
  };

  test("each get all of their seats or none, even after cancellations, and no seat that would fit a group stays free", async () => {
    const id = await register();
    const services = testServices(db);
    const rowsOf = () => db.select().from(registration).where(eq(registration.classId, id));
    expect(await seatsGiven(db, id, 20)).toEqual({ taken: 20, passedOver: 0 });
    const seated = (await rowsOf()).filter(({ status }) => status === "confirmed");
    await Promise.all(
      seated
        .slice(0, 6)
        .map((row) => cancelRegistration(services, registrationToken(services.keyedHash, row))),
    );
    expect(await seatsGiven(db, id, 20)).toEqual({ taken: 20, passedOver: 0 });
    for (const { seats, people } of await rowsOf()) expect(seats).toBe(people);
  }, 300_000);

  test("without the lock, get more seats than there are", async () => {
    const id = await register(withoutLocks(url));
    expect((await seatsGiven(db, id, 20)).taken).toBeGreaterThan(20);
  }, 300_000);
});

test("without the lock, more seats are given than exist", async () => {
  const { id } = await makeClass(db, { registrantLimit: 20 });
  await crowd(withoutLocks(url), id, 100);
  expect((await statusesOf(db, id)).confirmed).toBeGreaterThan(20);
}, 300_000);
