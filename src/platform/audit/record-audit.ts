import type { Database } from "../database/database";
import type { Actor } from "./actor";
import type { AuditAction } from "./audit-action";
import { auditEvent } from "./table";

export interface AuditEntry {
  action: AuditAction;
  subjectType: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** Writes audit events. Call it inside the transaction of the change, so that both commit or neither does. */
export async function recordAudit(tx: Database, actor: Actor, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditEvent).values(
    entries.map((entry) => ({
      ...entry,
      actorId: actor.id,
      actorName: actor.name,
      requestId: actor.requestId ?? null,
    })),
  );
}
