import { asc, lt } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { defineJob } from "~/platform/jobs/job";
import { savedProgress } from "../applications/table";
import { deleteSubmission } from "../delete-submission";
import { savedProgressErasure } from "../erasures";
import { formSubmission } from "../table";

/** Each hour, deletes submissions whose retention period is over, and expired saved forms. */
export const deleteExpiredJob = defineJob("delete-expired-submissions", { once: "always" });

const BATCH_SIZE = 100;
const retention = systemActor("retention");

/** The audit log records each deletion with the submission's id, and the number of saved forms. */
export async function deleteExpired({ db, now }: Pick<DomainServices, "db" | "now">): Promise<void> {
  for (;;) {
    const over = await db
      .select({ id: formSubmission.id })
      .from(formSubmission)
      .where(lt(formSubmission.deleteAfter, now()))
      .orderBy(asc(formSubmission.deleteAfter))
      .limit(BATCH_SIZE);
    for (const { id } of over)
      await db.transaction((tx) => deleteSubmission(tx, retention, id, "submission.expired"));
    if (over.length < BATCH_SIZE) break;
  }
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(savedProgress)
      .where(lt(savedProgress.expiresAt, now()))
      .returning({ id: savedProgress.id });
    if (gone.length === 0) return;
    await recordErasures(
      tx,
      savedProgressErasure,
      gone.map(({ id }) => id),
    );
    await recordAudit(tx, retention, {
      action: "saved-progress.expired",
      subjectType: "saved-progress",
      subjectId: "-",
      after: { count: gone.length },
    });
  });
}
