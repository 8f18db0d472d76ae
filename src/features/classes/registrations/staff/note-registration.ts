import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { sealNote } from "../person/note";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";
import { requireRevision } from "./corrections/require-revision";

/**
 * Replaces the staff's note on a registration. An empty note removes it.
 * @param revision the one that the screen showed
 * @throws AppError NOT_FOUND; REVISION_CONFLICT
 */
export async function noteRegistration(
  services: DomainServices,
  actor: Actor,
  id: string,
  { note, revision }: { note: string; revision?: number },
): Promise<void> {
  const { db, sealer, now } = services;
  await db.transaction(async (tx) => {
    const [seen] = await tx.select().from(registration).where(eq(registration.id, id)).for("update");
    if (seen) await requireRevision(tx, services, seen, revision);
    const [row] = await tx
      .update(registration)
      .set({ note: sealNote(sealer, note), updatedAt: now() })
      .where(eq(registration.id, id))
      .returning();
    if (!row) throw new AppError("NOT_FOUND", "There is no such registration.");
    await recordRegistrationEvent(tx, actor, "noted", row);
  });
}
