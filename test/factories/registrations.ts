import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { registrationToken } from "~/features/classes/registrations/registration-link";
import { type RegistrationStatus, registration } from "~/features/classes/registrations/table";
import type { RootDatabase } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { payment } from "~/platform/payments/table";
import { makeClass, registrant } from "./classes";
import { mailsIn } from "./services";

/** Registers a person. @returns the outcome, their input, and the token of their private link */
export async function registered(services: DomainServices, classId: string, input = registrant()) {
  const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
  const { registration: made, paymentId = "" } = await registerForClass(services, request);
  const [row] = await services.db.select().from(registration).where(eq(registration.id, made.id));
  if (!row) throw new Error("The registration was not stored.");
  return { ...made, paymentId, classId, input, token: registrationToken(services.keyedHash, row) };
}

/** Stores that the seat of a registration was paid for online. */
export async function markPaid(
  { db, now }: DomainServices,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  await db.update(payment).set({ state: "paid" }).where(eq(payment.id, paymentId));
  await db
    .update(registration)
    .set({ status: "confirmed", confirmedAt: now(), heldUntil: null })
    .where(eq(registration.id, id));
}

/**
 * A class for which this many people registered, one after another.
 * @returns the people in order, and the numbers, from 0, of those who have a given status now
 */
export async function registeredClass(
  services: DomainServices,
  values: Record<string, unknown>,
  people: number,
) {
  const { db } = services;
  const { id: classId } = await makeClass(db, values);
  const made: Awaited<ReturnType<typeof registered>>[] = [];
  for (let person = 0; person < people; person += 1) made.push(await registered(services, classId));
  const numbers = async (status: RegistrationStatus) => {
    const found = await db
      .select({ id: registration.id })
      .from(registration)
      .where(and(eq(registration.classId, classId), eq(registration.status, status)))
      .orderBy(asc(registration.number));
    return found.map(({ id }) => made.findIndex((one) => one.id === id)).sort((a, b) => a - b);
  };
  return { classId, made, tokens: made.map(({ token }) => token), numbers };
}

/** The kinds of messages a person received, oldest first: `confirmed`, `cancelled`. */
export async function lettersTo(db: RootDatabase, to: string): Promise<string[]> {
  const mails = (await mailsIn(db)).filter((mail) => mail.to === to);
  return mails.map(({ kind }) => kind.replace("registrations.", ""));
}
