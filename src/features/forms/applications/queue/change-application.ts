import { eq } from "drizzle-orm";
import { peopleHolding } from "~/features/accounts/shared/people-holding";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { notifyApplicant } from "../../mail/notify-applicant";
import { type FormSubmission, formSubmission } from "../../table";
import { type ApplicationState, applicationState, isDecided } from "../application-state";
import { applicationById } from "./application-by-id";
import { recordApplicationEvent } from "./record-application-event";

/** Changes the state of an application. A decision notifies the applicant. @throws AppError NOT_FOUND */
export async function changeState(
  services: DomainServices,
  actor: Actor,
  id: string,
  state: ApplicationState,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await applicationById(tx, id, { lock: true });
    if (row.state === state) return;
    await write(tx, services, id, { state });
    const change = { before: { state: applicationState(row.state) }, after: { state } };
    await recordApplicationEvent(tx, actor, "state-changed", id, change);
    if (isDecided(state)) await notifyApplicant(tx, services, id, "news");
  });
}

/**
 * Assigns an application.
 * @param userId the new assignee; null for none
 * @throws AppError NOT_FOUND; BAD_REQUEST if that person may not look after applications
 */
export async function assignApplication(
  services: DomainServices,
  actor: Actor,
  id: string,
  userId: string | null,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await applicationById(tx, id, { lock: true });
    if (row.assignedTo === userId) return;
    if (
      userId &&
      !(await peopleHolding(tx, "permissionPatientFormManager")).some((each) => each.id === userId)
    )
      throw new AppError("BAD_REQUEST", "This person does not have permission to handle applications.");
    await write(tx, services, id, { assignedTo: userId });
    const change = { before: { assignedTo: row.assignedTo }, after: { assignedTo: userId } };
    await recordApplicationEvent(tx, actor, "assigned", id, change);
  });
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
