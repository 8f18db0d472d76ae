import { type Actor, systemActor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { Registration } from "./table";

/** Who acts when somebody registers, or uses their private link: nobody whom the audit log could name. */
export const registrant: Actor = { ...systemActor("registrant"), permissions: new Set() };

/** Notes what happened to a registration; the audit log knows its id and its state, never a name. */
export async function recordRegistrationEvent(
  tx: Database,
  actor: Actor,
  action: AuditVerb<"registration">,
  { id, classId, status }: Pick<Registration, "id" | "classId" | "status">,
  before?: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `registration.${action}`,
    subjectType: "registration",
    subjectId: id,
    before,
    after: { status, classId },
  });
}
