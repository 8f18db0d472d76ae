import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { type FormSubmission, formSubmission } from "../../table";
import { isDecided } from "../application-state";
import { applicationIn } from "../queue/application-by-id";
import { lastChange } from "../queue/event-words";
import { type ApplicationRevision, lockRows, lockTwoApplications } from "../queue/lock-applications";
import { recordApplicationEvent } from "../queue/record-application-event";

interface Merge {
  /** The application that stays in the queue. */
  kept: ApplicationRevision;
  /** The other application of the same person, such as a paper form that staff typed in. */
  merged: ApplicationRevision;
}

/**
 * Merges an application into another one of the same person. The merged one leaves the queue and points to the kept
 * one, whose screen also shows its answers, files, notes, and messages. Nothing is copied or decrypted. Both private
 * links keep working and show the state of the kept one. `undoMerge` reverts it.
 * @throws AppError the errors of `lockApplication` for either; BAD_REQUEST if they are of different forms; IN_USE if
 * the merged one is decided, or has applications merged into it
 */
export async function mergeApplications(
  services: DomainServices,
  actor: Actor,
  { kept, merged }: Merge,
): Promise<void> {
  if (kept.id === merged.id) throw new AppError("BAD_REQUEST", "Choose another application to merge with.");
  await services.db.transaction(async (tx) => {
    const [one, other] = await lockTwoApplications(tx, services, kept, merged);
    await requireMergeable(tx, one, other);
    const now = services.now();
    await tx
      .update(formSubmission)
      .set({ mergedInto: one.id, mergedAt: now, updatedAt: now })
      .where(eq(formSubmission.id, other.id));
    await tx.update(formSubmission).set({ updatedAt: now }).where(eq(formSubmission.id, one.id));
    await recordMerge(tx, actor, "merged", one.id, other.id);
  });
}

/**
 * Undoes a merge: the merged application returns to the queue in its former state. Notes and messages since the merge
 * stay with the kept one.
 * @throws AppError NOT_FOUND; IN_USE if it is no longer merged into that one, with what happened
 */
export async function undoMerge(
  services: DomainServices,
  actor: Actor,
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const rows = await lockRows(tx, [keptId, mergedId]);
    const kept = applicationIn(rows, keptId);
    const merged = applicationIn(rows, mergedId);
    if (merged.mergedInto !== kept.id)
      throw new AppError(
        "IN_USE",
        `These applications are not merged. ${await lastChange(tx, services, merged.id)}`,
      );
    const updatedAt = services.now();
    await tx
      .update(formSubmission)
      .set({ mergedInto: null, mergedAt: null, updatedAt })
      .where(eq(formSubmission.id, merged.id));
    await tx.update(formSubmission).set({ updatedAt }).where(eq(formSubmission.id, kept.id));
    await recordMerge(tx, actor, "merge-undone", kept.id, merged.id);
  });
}

/** The applications that were merged into one, in the order of the merges. */
export function mergedInto(db: Database, keptId: string): Promise<FormSubmission[]> {
  return db
    .select()
    .from(formSubmission)
    .where(eq(formSubmission.mergedInto, keptId))
    .orderBy(formSubmission.mergedAt);
}

async function requireMergeable(tx: Database, kept: FormSubmission, merged: FormSubmission): Promise<void> {
  if (kept.formId !== merged.formId)
    throw new AppError("BAD_REQUEST", "These applications are of different forms. Decide each of them.");
  if (isDecided(merged.state))
    throw new AppError(
      "IN_USE",
      "The other application is decided, and the applicant was told. Open that one, and merge this one into it.",
    );
  if ((await mergedInto(tx, merged.id)).length > 0)
    throw new AppError(
      "IN_USE",
      "Others were merged into that application. Open that one, and merge this one into it.",
    );
}

/** Adds the event to the history of both applications. */
async function recordMerge(
  tx: Database,
  actor: Actor,
  action: "merged" | "merge-undone",
  kept: string,
  merged: string,
): Promise<void> {
  for (const id of [kept, merged])
    await recordApplicationEvent(tx, actor, action, id, { after: { kept, merged } });
}
