import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

/**
 * Checks a person in. A tablet without a connection sends it later, perhaps twice: the first time counts.
 * @param at when it was recorded on the device; not in the future
 * @throws AppError NOT_FOUND; BAD_REQUEST if they have no seat
 */
export async function checkIn(
  { db, now }: DomainServices,
  actor: Actor,
  id: string,
  at: Date = now(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const checkedInAt = at < now() ? at : now();
    const [row] = await tx
      .update(registration)
      .set({ checkedInAt, updatedAt: now(), revision: sql`${registration.revision}` })
      .where(
        and(eq(registration.id, id), eq(registration.status, "confirmed"), isNull(registration.checkedInAt)),
      )
      .returning();
    if (row) return recordRegistrationEvent(tx, actor, "checked-in", row);
    const [existing] = await tx.select().from(registration).where(eq(registration.id, id));
    if (!existing) throw new AppError("NOT_FOUND", "There is no such registration.");
    if (existing.status !== "confirmed")
      throw new AppError("BAD_REQUEST", "They have no seat in this class.");
  });
}

/** Undoes a check-in. Does nothing if there was none. */
export async function undoCheckIn({ db, now }: DomainServices, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(registration)
      .set({ checkedInAt: null, updatedAt: now(), revision: sql`${registration.revision}` })
      .where(and(eq(registration.id, id), isNotNull(registration.checkedInAt)))
      .returning();
    if (row) await recordRegistrationEvent(tx, actor, "check-in-undone", row);
  });
}
