import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { submissionErasure } from "./erasures";
import { formFile, formSubmission } from "./table";

/**
 * Deletes a submission and the applications that were merged into it. Deletes the keys of its files, which makes them
 * unreadable. A job removes the files from the storage within the hour.
 * @returns false if there was no such submission
 */
export async function deleteSubmission(
  tx: Database,
  actor: Actor,
  id: string,
  action: "submission.deleted" | "submission.expired" = "submission.deleted",
): Promise<boolean> {
  const merged = await tx
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(eq(formSubmission.mergedInto, id));
  for (const one of merged) await deleteSubmission(tx, actor, one.id, action);
  const [gone] = await tx
    .delete(formSubmission)
    .where(eq(formSubmission.id, id))
    .returning({ formId: formSubmission.formId });
  if (!gone) return false;
  await recordErasures(tx, submissionErasure, [id]);
  await tx.update(formFile).set({ sealed: null }).where(eq(formFile.submissionId, id));
  await recordAudit(tx, actor, {
    action,
    subjectType: "submission",
    subjectId: id,
    before: { formId: gone.formId },
  });
  return true;
}
