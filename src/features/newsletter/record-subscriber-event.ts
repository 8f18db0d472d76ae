import { type Actor, systemActor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { Subscriber } from "./table";

/** The actor for forms and private links. The audit log does not name the person. */
export const subscriber: Actor = { ...systemActor("subscriber"), permissions: new Set() };

/** Records an event of a subscription. The audit log has its id and state, never an address. */
export async function recordSubscriberEvent(
  tx: Database,
  actor: Actor,
  action: AuditVerb<"subscriber">,
  { id, state }: Pick<Subscriber, "id" | "state">,
  before?: Pick<Subscriber, "state">,
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `subscriber.${action}`,
    subjectType: "subscriber",
    subjectId: id,
    after: { state },
    before: before && { state: before.state },
  });
}
