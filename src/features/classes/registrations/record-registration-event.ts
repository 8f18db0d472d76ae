import { type Actor, systemActor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { Registration } from "./table";

/** The actor for registering and for the private link. The audit log does not name the person. */
export const registrant: Actor = { ...systemActor("registrant"), permissions: new Set() };

/**
 * Records an event of a registration. The audit log has its id and status, never a name.
 * @param correctionId the correction that undoes the event
 */
export async function recordRegistrationEvent(
  tx: Database,
  actor: Actor,
  action: AuditVerb<"registration">,
  { id, classId, status }: Pick<Registration, "id" | "classId" | "status">,
  before?: Record<string, unknown>,
  correctionId?: string,
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `registration.${action}`,
    subjectType: "registration",
    subjectId: id,
    before,
    after: { status, classId, correction: correctionId },
  });
}
