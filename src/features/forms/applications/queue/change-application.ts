import { eq } from "drizzle-orm";
import { peopleHolding } from "~/features/accounts/shared/people-holding";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { notifyApplicant } from "../../mail/notify-applicant";
import { type FormSubmission, formSubmission } from "../../table";
import { type ApplicationState, applicationState, isDecided } from "../application-state";
import { type ApplicationRevision, lockApplication } from "./lock-applications";
import { recordApplicationEvent } from "./record-application-event";

/**
 * Changes the state of an application. Starting the review of an unassigned one assigns it to the person. A decision
 * notifies the applicant.
 * @throws AppError the errors of `lockApplication`
 */
export async function changeState(
  services: DomainServices,
  actor: Actor,
  seen: ApplicationRevision,
  state: ApplicationState,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, services, seen);
    if (row.state === state) return;
    const isTaken = state === "in-review" && row.assignedTo === null;
    await write(tx, services, row.id, { state, assignedTo: isTaken ? actor.id : row.assignedTo });
    if (isTaken) await recordAssignment(tx, actor, row, actor.id);
    const change = { before: { state: applicationState(row.state) }, after: { state } };
    await recordApplicationEvent(tx, actor, "state-changed", row.id, change);
    if (isDecided(state)) await notifyApplicant(tx, services, row.id, "news");
  });
}

/**
 * Assigns an application.
 * @param userId the new assignee; null for none
 * @throws AppError the errors of `lockApplication`; BAD_REQUEST if that person may not process applications
 */
export async function assignApplication(
  services: DomainServices,
  actor: Actor,
  seen: ApplicationRevision,
  userId: string | null,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, services, seen);
    if (row.assignedTo === userId) return;
    if (
      userId &&
      !(await peopleHolding(tx, "permissionPatientFormManager")).some((each) => each.id === userId)
    )
      throw new AppError("BAD_REQUEST", "This person does not have permission to handle applications.");
    await write(tx, services, row.id, { assignedTo: userId });
    await recordAssignment(tx, actor, row, userId);
  });
}

async function recordAssignment(
  tx: Database,
  actor: Actor,
  { id, assignedTo }: FormSubmission,
  userId: string | null,
): Promise<void> {
  const change = { before: { assignedTo }, after: { assignedTo: userId } };
  await recordApplicationEvent(tx, actor, "assigned", id, change);
}

async function write(
  tx: Database,
  { now }: Pick<DomainServices, "now">,
  id: string,
  change: Partial<FormSubmission>,
): Promise<void> {
  await tx
    .update(formSubmission)
    .set({ ...change, updatedAt: now() })
    .where(eq(formSubmission.id, id));
}
