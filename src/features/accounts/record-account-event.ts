import type { Actor } from "~/platform/audit/actor";
import type { AuditAction } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";

/** Notes in the audit log what happened to a person's account. Secrets are never in it, addresses only masked. */
export async function recordAccountEvent(
  tx: Database,
  actor: Actor,
  userId: string,
  action: AuditAction,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  await recordAudit(tx, actor, { action, subjectType: "staff_user", subjectId: userId, ...values });
}

/** Enough to recognise an address that one knows: `j…@hospital.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
