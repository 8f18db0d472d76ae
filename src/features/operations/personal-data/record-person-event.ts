import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";

/**
 * Records a search for a person, or their erasure. The audit log has a keyed hash of the email, so only someone who
 * knows the email can find the entries.
 */
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
