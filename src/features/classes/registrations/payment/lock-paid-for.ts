import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { Payment } from "~/platform/payments/table";
import { classById } from "../../class/class-by-id";
import { formerClass } from "../change-notices/former-class";
import { lockSeats } from "../seats/lock-seats";
import { registration } from "../table";

/**
 * Loads the registration of a payment and its class, and locks the class's seats. The caller must hold the payment's
 * lock.
 */
export async function lockPaidFor(tx: Database, services: DomainServices, { subjectId }: Payment) {
  const find = async () => (await tx.select().from(registration).where(eq(registration.id, subjectId)))[0];
  const seen = await find();
  if (seen) await lockSeats(tx, seen.classId);
  const event = seen && ((await classById(tx, seen.classId)) ?? (await formerClass(tx, seen.classId)));
  return { row: await find(), event, now: services.now() };
}
