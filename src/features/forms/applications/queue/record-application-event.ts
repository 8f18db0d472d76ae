import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";

/** Notes what happened to an application; the audit log knows its id and its state, nothing of who applied or what for. */
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
