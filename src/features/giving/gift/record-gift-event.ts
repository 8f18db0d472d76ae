import { type Actor, systemActor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { Gift } from "../table";

/** The actor for gifts of visitors. The audit log does not name them. */
export const visitor: Actor = { ...systemActor("donor"), permissions: new Set() };

/** Records an event of a gift. The audit log has its id, state, and cents, never a name. */
export async function recordGiftEvent(
  tx: Database,
  actor: Actor,
  action: AuditVerb<"gift">,
  { id, state, amount, refunded }: Pick<Gift, "id" | "state" | "amount" | "refunded">,
  before?: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `gift.${action}`,
    subjectType: "gift",
    subjectId: id,
    before,
    after: { state, amount, refunded },
  });
}
