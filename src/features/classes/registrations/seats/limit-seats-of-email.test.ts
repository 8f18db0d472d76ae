import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { siteSettings } from "~/features/settings/table";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { testDatabase } from "../../../../../test/database";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testServices } from "../../../../../test/factories/services";
import { publishSettings } from "../../../../../test/factories/settings";
import { together, withoutLocks } from "../../../../../test/without-locks";
import type { RegistrationInput } from "../input";
import { registerForClass } from "../register-for-class";
import { registration } from "../table";

const { db, url } = await testDatabase();
const email = "one@patients.example";

beforeEach(() => db.delete(siteSettings));

/** Registers, and returns the status or the error code. */
async function register(
  classId: string,
  values: Partial<RegistrationInput> = { email },
  on: RootDatabase = db,
) {
  const input = registrant(undefined, values);
  try {
    const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
    return (await registerForClass(testServices(on), request)).registration.status;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.more.errors).toEqual([{ propertyName: "email", message: error.message }]);
    return error.code;
  }
}

const many = (count: number, work: () => Promise<string>) => Promise.all(Array.from({ length: count }, work));
const countOf = (answers: string[], answer: string) => answers.filter((one) => one === answer).length;

test("one email gets four seats of a free class, however many it requests at once; other people get theirs", async () => {
  const { id } = await makeClass(db, { registrantLimit: 50 });
  const answers = await many(12, () => register(id));
  expect([countOf(answers, "confirmed"), countOf(answers, "VALIDATION_FAILED")]).toEqual([4, 8]);
  expect(await register(id, { email: " ONE@patients.example" })).toBe("VALIDATION_FAILED");
  expect(await register(id, { email: "two@patients.example" })).toBe("confirmed");
  const { id: other } = await makeClass(db, { registrantLimit: 50 });
  expect(await register(other)).toBe("confirmed");
});

test("without the lock, one email gets more", async () => {
  const { id } = await makeClass(db, { registrantLimit: 50 });
  const unlocked = withoutLocks(url, { number: together(6) });
  const answers = await many(6, () => register(id, { email }, unlocked));
  expect(countOf(answers, "confirmed")).toBe(6);
});

test("counts a held seat, a guest's seat, and a place on the waitlist, but not a paid seat", async () => {
  const { id: paid } = await makeClass(db, {
    registrantLimit: 50,
    hasRegistrationCost: true,
    registrationCost: 4_000,
  });
  expect(await many(5, () => register(paid))).toEqual(
    expect.arrayContaining(["held", "held", "held", "held", "VALIDATION_FAILED"]),
  );
  await db.update(registration).set({ status: "confirmed" }).where(eq(registration.classId, paid));
  expect(await register(paid)).toBe("held");

  const { id: shared } = await makeClass(db, { registrantLimit: 50, guestTakesSeat: true });
  const withGuest = { email, bringingGuest: "yes" as const, guestName: "Bo Miller" };
  expect([
    await register(shared, withGuest),
    await register(shared),
    await register(shared, withGuest),
  ]).toEqual(["confirmed", "confirmed", "VALIDATION_FAILED"]);

  const { id: full } = await makeClass(db, { registrantLimit: 1 });
  await register(full, { email: "first@patients.example" });
  const waiting = await many(5, () => register(full));
  expect([countOf(waiting, "waitlisted"), countOf(waiting, "VALIDATION_FAILED")]).toEqual([4, 1]);
});

test("staff set the limit; repeating a registration gets its response again", async () => {
  await publishSettings(db, { seatsPerEmail: 1 });
  const { id } = await makeClass(db, { registrantLimit: 50 });
  const ann = { email, firstName: "Ann" };
  expect([await register(id, ann), await register(id)]).toEqual(["confirmed", "VALIDATION_FAILED"]);
  expect(await register(id, ann)).toBe("confirmed");
  await publishSettings(db, { seatsPerEmail: 6 });
  expect(countOf(await many(7, () => register(id)), "confirmed")).toBe(5);
});
