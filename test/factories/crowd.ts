import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { registration } from "~/features/classes/registrations/table";
import type { RootDatabase } from "~/platform/database/database";
import { group } from "./classes";
import { testServices } from "./services";

/**
 * Registers this many people for a class at the same time, each alone, or in groups of 1 up to the largest.
 * @returns the outcome of each
 */
export function crowd(
  db: RootDatabase,
  classId: string,
  people: number,
  largestGroup = 1,
): Promise<string[]> {
  const services = testServices(db);
  return Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const input = group(1 + (at % largestGroup), `Cam${at}`);
      const request = { classId, input, utm: {}, idempotencyKey: randomUUID() };
      return (await registerForClass(services, request)).registration.status;
    }),
  );
}

/** The number of stored registrations of a class by status. */
export async function statusesOf(db: RootDatabase, classId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: registration.status, count: sql<number>`count(*)::int` })
    .from(registration)
    .where(eq(registration.classId, classId))
    .groupBy(registration.status);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/**
 * Counts, for a class with that limit, the seats that are confirmed or offered, and the people on the
 * waitlist who wait although the free seats would suffice for them.
 */
export async function seatsGiven(
  db: RootDatabase,
  classId: string,
  limit: number,
): Promise<{ taken: number; passedOver: number }> {
  const rows = await db.select().from(registration).where(eq(registration.classId, classId));
  const taken = rows
    .filter(({ status }) => status === "confirmed" || status === "offered")
    .reduce((sum, { seats }) => sum + seats, 0);
  const waiting = rows.filter(({ status }) => status === "waitlisted");
  return { taken, passedOver: waiting.filter(({ seats }) => seats <= limit - taken).length };
}
