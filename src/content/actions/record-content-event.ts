import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";

/** Verbs of the audit events about records of any type. */
const contentVerbs = [
  "confirmed",
  "created",
  "moved",
  "previewLinkMade",
  "previewLinkRevoked",
  "published",
  "republished",
  "restored",
  "reviewRequested",
  "saved",
  "scheduled",
  "trashed",
  "unpublished",
  "unscheduled",
  "untrashed",
] as const;

export type ContentVerb = (typeof contentVerbs)[number];

declare const createdHere: unique symbol;

/** A content type's name and a verb: `provider.published`. Only `recordContentEvent` makes one. */
export type ContentAction = `${string}.${ContentVerb | `${string}Changed`}` & { [createdHere]: true };

/**
 * Records a change of a record, inside the transaction that makes it.
 * @param verb or the relation whose list changed: `{ list: "providers" }`
 */
export async function recordContentEvent(
  tx: Database,
  actor: Actor,
  type: ContentType,
  verb: ContentVerb | { list: string },
  { id, before, after }: { id: string; before?: unknown; after?: unknown },
): Promise<void> {
  const name: ContentVerb | `${string}Changed` = typeof verb === "object" ? `${verb.list}Changed` : verb;
  await recordAudit(tx, actor, {
    action: `${type.name}.${name}` as ContentAction,
    subjectType: type.name,
    subjectId: id,
    before,
    after,
  });
}
