import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";

/**
 * Records an event of an application. The audit log has its id and state, but nothing about the applicant or the
 * content.
 */
export async function recordApplicationEvent(
  tx: Database,
  actor: Actor,
  action: AuditVerb<"application">,
  id: string,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `application.${action}`,
    subjectType: "submission",
    subjectId: id,
    ...change,
  });
}
