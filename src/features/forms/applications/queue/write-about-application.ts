import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { formSubmission } from "../../table";
import { isDecided } from "../application-state";
import { writeEntry } from "../entry";
import { notifyApplicant } from "../notify-applicant";
import { applicationById } from "./application-by-id";
import { recordApplicationEvent } from "./record-application-event";

/** Keeps a note for the others who look after applications. @throws AppError NOT_FOUND */
export async function noteApplication(
  services: DomainServices,
  actor: Actor,
  id: string,
  text: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await applicationById(tx, id);
    await writeEntry(tx, services, actor, { submissionId: id, kind: "note", text });
    await recordApplicationEvent(tx, actor, "noted", id);
  });
}

/**
 * Leaves a message on the applicant's private page, and writes them that it is there; the mail says nothing of it. Whoever gave no email
 * address is told by nobody but the staff: on the phone, or by the message printed as a letter. A decision stands, whatever is written after it.
 * @throws AppError NOT_FOUND
 */
export async function messageApplicant(
  services: DomainServices,
  actor: Actor,
  id: string,
  text: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await applicationById(tx, id, { lock: true });
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
