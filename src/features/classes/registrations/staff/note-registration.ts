import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { sealNote } from "../person/note";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

/** Replaces the staff's note on a registration; an empty one removes it. @throws AppError NOT_FOUND */
export async function noteRegistration(
  { db, sealer, now }: DomainServices,
  actor: Actor,
  id: string,
  note: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(registration)
      .set({ note: sealNote(sealer, note), updatedAt: now() })
      .where(eq(registration.id, id))
      .returning();
    if (!row) throw new AppError("NOT_FOUND", "There is no such registration.");
    await recordRegistrationEvent(tx, actor, "noted", row);
  });
}
