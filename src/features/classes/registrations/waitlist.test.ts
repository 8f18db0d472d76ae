import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import { registrant, tokenIn } from "../../../../test/factories/classes";
import { registered, registeredClass } from "../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { acceptOffer } from "./accept-offer";
import { cancelRegistration } from "./cancel-registration";
import { classCounts } from "./class-counts";
import { sweepSeats } from "./jobs/sweep-seats";
import { registrationByToken } from "./registration-by-token";
import { registration } from "./table";

const { db } = await testDatabase();
const HOUR = 3_600_000;

async function fill(values: Record<string, unknown>, people: number) {
  const services = testServices(db);
  return { services, ...(await registeredClass(services, values, people)) };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test("10 cancellations with 30 people on the waitlist: exactly 10 offers, in order; those not accepted go to the next", async () => {
  const { services, tokens, numbers } = await fill({ registrantLimit: 10 }, 40);
  await Promise.all(tokens.slice(0, 10).map((token) => cancelRegistration(services, token)));
  expect(await numbers("offered")).toEqual(range(10, 20));
  await sweepSeats(services);
  expect(await numbers("offered")).toEqual(range(10, 20));

  // Four people accept, one declines, and five offers expire.
  for (const token of tokens.slice(10, 14)) await acceptOffer(services, token);
  await cancelRegistration(services, tokens[14] ?? "");
  expect(await numbers("offered")).toEqual([...range(15, 20), 20]);
  services.pass(25 * HOUR);
  await sweepSeats(services);
  expect(await numbers("confirmed")).toEqual(range(10, 14));
  expect(await numbers("expired")).toEqual([...range(15, 20), 20]);
  expect(await numbers("offered")).toEqual(range(21, 27));
  const kinds = (await mailsIn(db)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "registrations.offer")).toHaveLength(17);
  expect(kinds.filter((kind) => kind === "registrations.offer-expired")).toHaveLength(6);
}, 60_000);

test("new registrations queue behind the waitlist, also in the minute before a sweep", async () => {
  const { services, classId, made, numbers } = await fill({ registrantLimit: 1 }, 2);
  await db
    .update(registration)
    .set({ status: "cancelled" })
    .where(eq(registration.id, made[0]?.id ?? ""));
  expect((await registered(services, classId)).status).toBe("waitlisted");
  expect(await numbers("offered")).toEqual([1]);
});

test("people see their place, and accept the seat through the link in the email; an expired offer is gone", async () => {
  const { services, made, tokens, numbers } = await fill({ registrantLimit: 1 }, 3);
  expect(await registrationByToken(services, tokens[2] ?? "")).toMatchObject({
    status: "waitlisted",
    position: 2,
  });
  await cancelRegistration(services, tokens[0] ?? "");
  const offer = (await mailsIn(db)).find(
    ({ to, kind }) => to === made[1]?.input.email && kind === "registrations.offer",
  );
  expect(tokenIn(offer?.text ?? "")).toBe(tokens[1]);
  expect(await registrationByToken(services, tokens[2] ?? "")).toMatchObject({ position: 1 });
  services.pass(25 * HOUR);
  await expect(acceptOffer(services, tokens[1] ?? "")).rejects.toMatchObject({ code: "CLASS_FULL" });
  await sweepSeats(services);
  expect(await acceptOffer(services, tokens[2] ?? "")).toMatchObject({
    registration: { status: "confirmed" },
  });
  expect(await acceptOffer(services, tokens[2] ?? "")).toMatchObject({
    registration: { status: "confirmed" },
  });
  expect(await numbers("confirmed")).toEqual([2]);
});

test("an offered seat of a paid class is held until it is paid for", async () => {
  const price = { registrantLimit: 1, hasRegistrationCost: true, registrationCost: 1_500 };
  const { services, tokens, classId } = await fill(price, 2);
  await cancelRegistration(services, tokens[0] ?? "");
  const taken = await acceptOffer(services, tokens[1] ?? "");
  expect(taken.registration.status).toBe("held");
  expect(await acceptOffer(services, tokens[1] ?? "")).toEqual(taken);
  expect(await db.$count(payment, eq(payment.id, taken.paymentId ?? ""))).toBe(1);
  expect((await classCounts(db, [classId], services.now())).get(classId)).toMatchObject({
    taken: 1,
    waiting: 0,
  });
});

test("an offer ends with registration, and so does the waitlist", async () => {
  const { services, tokens, numbers } = await fill({ registrantLimit: 1, offerHours: 300 }, 3);
  await cancelRegistration(services, tokens[0] ?? "");
  const { offeredUntil, event } = await registrationByToken(services, tokens[1] ?? "");
  expect(offeredUntil).toEqual(event.registrationEndsAt);
  services.at(new Date(+(offeredUntil ?? 0) + 1_000));
  await sweepSeats(services);
  expect(await numbers("offered")).toEqual([]);
  expect(await numbers("expired")).toEqual([1, 2]);
});

describe("a pair", () => {
  test("that does not fit keeps its place, and the seat goes to the next person", async () => {
    const { services, classId, tokens } = await fill({ registrantLimit: 2, guestTakesSeat: true }, 2);
    const join = (bringingGuest: "yes" | "no") =>
      registered(services, classId, registrant(undefined, { bringingGuest }));
    const [pair, single] = [await join("yes"), await join("no")];
    const statusOf = async (id: string) =>
      (await db.select().from(registration).where(eq(registration.id, id)))[0]?.status;
    await cancelRegistration(services, tokens[0] ?? "");
    expect(await statusOf(pair.id)).toBe("waitlisted");
    expect(await statusOf(single.id)).toBe("offered");
  });
});
