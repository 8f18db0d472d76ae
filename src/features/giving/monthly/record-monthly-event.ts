import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import { visitor } from "../gift/record-gift-event";

/** Records an event of a monthly gift. The audit log has its id, state, and cents, never a name. */
export async function recordMonthlyEvent(
  tx: Database,
  action: AuditVerb<"monthlyGift">,
  id: string,
  after: Record<string, unknown>,
  { before, actor = visitor }: { before?: Record<string, unknown>; actor?: Actor } = {},
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `monthlyGift.${action}`,
    subjectType: "monthlyGift",
    subjectId: id,
    before,
    after,
  });
}
