import { type Actor, systemActor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { Registration } from "./table";

/** The actor when people register or use their private link; the audit log does not name them. */
export const registrant: Actor = { ...systemActor("registrant"), permissions: new Set() };

/**
 * Records an event of a registration. The audit log contains its id and state, never a name.
 * @param correctionId the correction that undoes it
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
