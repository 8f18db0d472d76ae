import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";

/** Notes who looked for somebody, or erased them. The audit log knows a keyed hash of the address: whoever has the address finds the entries, nobody else. */
export async function recordPersonEvent(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  {
    actor,
    email,
    action,
    after,
  }: { actor: Actor; email: string; action: AuditVerb<"person">; after: unknown },
): Promise<void> {
  const subjectId = keyedHash("personal-data", normalEmail(email));
  await recordAudit(tx, actor, { action: `person.${action}`, subjectType: "person", subjectId, after });
}
