import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ReadSubmission } from "../api/admin/submission-schemas";
import { openAnswers, openSender, openSensitiveAnswers } from "../sealed-answers";
import { type FormSubmission, formSubmission } from "../table";
import { maySee } from "./may-see";
import { itemOf } from "./submissions";

/**
 * A submission with all answers. The audit log records the access first.
 * @throws AppError NOT_FOUND
 */
export async function readSubmission(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  actor: Actor,
  id: string,
): Promise<ReadSubmission> {
  return db.transaction(async (tx) => {
    const row = await visibleSubmission(tx, actor, id);
    await recordAudit(tx, actor, {
      action: "submission.read",
      subjectType: "submission",
      subjectId: id,
    });
    return {
      ...itemOf(sealer, row),
      phone: openSender(sealer, row).phone,
      answers: [...openAnswers(sealer, row), ...openSensitiveAnswers(sealer, row)],
    };
  });
}

/** @throws AppError NOT_FOUND if there is no such submission or the actor may not see it */
export async function visibleSubmission(tx: Database, actor: Actor, id: string): Promise<FormSubmission> {
  const [row] = await tx
    .select()
    .from(formSubmission)
    .where(and(eq(formSubmission.id, id), maySee(tx, actor)));
  if (!row) throw new AppError("NOT_FOUND", "There is no such submission.");
  return row;
}
