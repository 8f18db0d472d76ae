import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { openAnswers, type SensitiveAnswer } from "../person/person";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

/**
 * A person's sensitive answers, for staff. The reading is recorded in the audit log first.
 * @throws AppError NOT_FOUND
 */
export async function readAnswers(
  { db, sealer }: DomainServices,
  actor: Actor,
  id: string,
): Promise<SensitiveAnswer[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(registration).where(eq(registration.id, id));
    if (!row) throw new AppError("NOT_FOUND", "There is no such registration.");
    await recordRegistrationEvent(tx, actor, "answers-read", row);
    return openAnswers(sealer, row);
  });
}
