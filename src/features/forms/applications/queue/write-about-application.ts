import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { notifyApplicant } from "../../mail/notify-applicant";
import { formSubmission } from "../../table";
import { isDecided } from "../application-state";
import { writeEntry } from "../entry";
import { type ApplicationRevision, lockApplication } from "./lock-applications";
import { recordApplicationEvent } from "./record-application-event";

/**
 * Adds a note for colleagues.
 * @throws AppError NOT_FOUND; IN_USE if it was merged into another application
 */
export async function noteApplication(
  services: DomainServices,
  actor: Actor,
  id: string,
  text: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockApplication(tx, services, { id });
    await writeEntry(tx, services, actor, { submissionId: id, kind: "note", text });
    await recordApplicationEvent(tx, actor, "noted", id);
  });
}

/**
 * Adds a message to the applicant's private page, and emails the applicant a notice without its text. Without an email
 * address, staff must call or print the message as a letter. A message after a decision does not change the decision.
 * @throws AppError the errors of `lockApplication`
 */
export async function messageApplicant(
  services: DomainServices,
  actor: Actor,
  seen: ApplicationRevision,
  text: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, services, seen);
    const { id } = row;
    await writeEntry(tx, services, actor, { submissionId: id, kind: "message", text });
    const state = isDecided(row.state) ? row.state : "message-sent";
    await tx
      .update(formSubmission)
      .set({ state, updatedAt: services.now() })
      .where(eq(formSubmission.id, id));
    const change = { before: { state: row.state }, after: { state } };
    await recordApplicationEvent(tx, actor, "messaged", id, change);
    await notifyApplicant(tx, services, id, "message");
  });
}
