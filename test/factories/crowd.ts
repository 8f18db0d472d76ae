import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { registration } from "~/features/classes/registrations/table";
import type { RootDatabase } from "~/platform/database/database";
import { registrant } from "./classes";
import { testServices } from "./services";

/** Registers this many people for a class at the same time. @returns the outcome of each */
export function crowd(db: RootDatabase, classId: string, people: number): Promise<string[]> {
  const services = testServices(db);
  return Promise.all(
    Array.from({ length: people }, async () => {
      const request = { classId, input: registrant(), utm: {}, idempotencyKey: randomUUID() };
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
