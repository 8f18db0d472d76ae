import { and, asc, eq } from "drizzle-orm";
import { csvOf } from "~/content/csv/csv-of";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { openAnswers, openSensitiveAnswers } from "../sealed-answers";
import { formSubmission } from "../table";
import { maySee } from "./may-see";

/**
 * The submissions of one form that a person may see, as CSV with one column for each question. The audit log records
 * the export. Includes sensitive answers only on request.
 */
export async function submissionsCsv(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  actor: Actor,
  formId: string,
  { withSensitive }: { withSensitive: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(formSubmission)
      .where(and(eq(formSubmission.formId, formId), maySee(tx, actor)))
      .orderBy(asc(formSubmission.createdAt));
    await recordAudit(tx, actor, {
      action: withSensitive ? "submission.sensitive-exported" : "submission.exported",
      subjectType: "form",
      subjectId: formId,
      after: { submissions: rows.length },
    });
    const openedRows = rows.map((row) => {
      const parts = [
        openedOrNull(() => openAnswers(sealer, row)),
        withSensitive ? openedOrNull(() => openSensitiveAnswers(sealer, row)) : [],
      ];
      return { row, answers: parts.flatMap((part) => part ?? []), isWhole: !parts.includes(null) };
    });
    // Questions are identified by name, because two can have the same wording.
    const labels = new Map(
      openedRows.flatMap(({ answers }) => answers.map(({ name, label }) => [name, label])),
    );
    const lines = openedRows.map(({ row, answers, isWhole }) => [
      row.createdAt.toISOString(),
      isWhole ? row.state : `${row.state}, cannot be read`,
      ...[...labels.keys()].map((name) => answers.find((answer) => answer.name === name)?.text ?? ""),
    ]);
    return csvOf(["Received at", "State", ...labels.values()], lines);
  });
}
