import type { Actor } from "~/platform/audit/actor";
import type { AuditAction } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";

/** Records an event of a person's account in the audit log. Contains no secrets, and email addresses only masked. */
export async function recordAccountEvent(
  tx: Database,
  actor: Actor,
  userId: string,
  action: AuditAction,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  await recordAudit(tx, actor, { action, subjectType: "staff_user", subjectId: userId, ...values });
}

/** Lets people recognize an address that they know: `j…@hospital.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
