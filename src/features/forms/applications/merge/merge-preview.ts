import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import type { Answer } from "../../answers";
import type { MergePreview } from "../../api/admin/merge-schemas";
import { openAnswers } from "../../sealed-answers";
import { applicationById } from "../queue/application-by-id";
import { recordApplicationEvent } from "../queue/record-application-event";

/**
 * Both applications' answers, for staff before a merge. Sensitive answers are not decrypted; the preview only says
 * whether the other application has any. The audit log records the access to the other application first.
 * @throws AppError NOT_FOUND
 */
export async function mergePreview(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  actor: Actor,
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<MergePreview> {
  return db.transaction(async (tx) => {
    const kept = await applicationById(tx, keptId);
    const merged = await applicationById(tx, mergedId);
    await recordApplicationEvent(tx, actor, "read", mergedId);
    const { different, same } = compared(openAnswers(sealer, kept), openAnswers(sealer, merged));
    return {
      revision: kept.revision,
      otherRevision: merged.revision,
      otherSentAt: merged.createdAt.toISOString(),
      answers: different,
      sameAnswers: same,
      otherHasSensitive: merged.sensitiveAnswers !== null,
    };
  });
}

/** The answers by question, in the order of the kept application. Answers of only the other one come last. */
function compared(kept: readonly Answer[], merged: readonly Answer[]) {
  const questions = new Map([...merged, ...kept].map(({ name, label }) => [name, label]));
  const order = [...new Set([...kept, ...merged].map(({ name }) => name))];
  const answerTo = (answers: readonly Answer[], name: string) =>
    answers.find((answer) => answer.name === name)?.text ?? "";
  const all = order.map((name) => ({
    label: questions.get(name) ?? name,
    kept: answerTo(kept, name),
    other: answerTo(merged, name),
  }));
  const different = all.filter((answer) => answer.kept !== answer.other);
  return { different, same: all.length - different.length };
}
