import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import type { Answer } from "../../answers";
import type { MergePreview } from "../../api/admin/merge-schemas";
import { openAnswers } from "../../sealed-answers";
import { applicationById } from "../queue/application-by-id";
import { recordApplicationEvent } from "../queue/record-application-event";

/**
 * What two applications say, before staff merge them. Sensitive answers stay sealed: the preview only says whether the
 * other one has any. The reading of the other one is recorded in the audit log first.
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

/** The answers by question, in the order of the kept application, then those that only the other one has. */
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
