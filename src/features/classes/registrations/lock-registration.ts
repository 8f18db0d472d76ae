import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { lockPayment } from "~/platform/payments/lock-payment";
import type { Payment } from "~/platform/payments/table";
import { classById } from "../class/class-by-id";
import type { ClassView } from "../class/class-views";
import { formerClass } from "./change-notices/former-class";
import { lockSeats } from "./seats/lock-seats";
import { settleSeats } from "./seats/settle-seats";
import { type Registration, registration } from "./table";

export interface LockedRegistration {
  row: Registration;
  event: ClassView;
  payment: Payment | undefined;
  now: Date;
}

/**
 * Locks a registration until the caller's transaction ends, and settles the seats of its class. Lock order: payment,
 * then seats.
 * @param isMeant called with the row that was read under the lock; returns false if it is no longer the requested
 * registration
 * @throws AppError NOT_FOUND
 */
export async function lockRegistration(
  tx: Database,
  services: DomainServices,
  id: string,
  isMeant: (row: Registration) => boolean = () => true,
): Promise<LockedRegistration> {
  const [seen] = await tx.select().from(registration).where(eq(registration.id, id));
  const payment = seen?.paymentId ? await lockPayment(tx, seen.paymentId) : undefined;
  if (!seen) throw noSuchRegistration();
  await lockSeats(tx, seen.classId);
  const now = services.now();
  const event = (await classById(tx, seen.classId)) ?? (await formerClass(tx, seen.classId));
  if (!event) throw noSuchRegistration();
  await settleSeats(tx, services, event, now);
  const [row] = await tx.select().from(registration).where(eq(registration.id, id)).for("update");
  if (!row || !isMeant(row)) throw noSuchRegistration();
  return { row, event, payment: row.paymentId === payment?.id ? payment : undefined, now };
}

export function noSuchRegistration(): AppError {
  return new AppError(
    "NOT_FOUND",
    "This link does not work. The registration may have been transferred to another person.",
  );
}
