import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { formSubmission } from "../table";
import { visibleSubmission } from "./read-submission";

/**
 * Marks a submission as handled, or as new again.
 * @throws AppError NOT_FOUND
 */
export async function handleSubmission(
  { db, now }: Pick<DomainServices, "db" | "now">,
  actor: Actor,
  id: string,
  state: "received" | "handled",
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state: before } = await visibleSubmission(tx, actor, id);
    await tx.update(formSubmission).set({ state, updatedAt: now() }).where(eq(formSubmission.id, id));
    await recordAudit(tx, actor, {
      action: `submission.${state}`,
      subjectType: "submission",
      subjectId: id,
      before: { state: before },
      after: { state },
    });
  });
}
