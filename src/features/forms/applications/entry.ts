import { asc, inArray } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { type ApplicationEntry, applicationEntry, type EntryKind } from "./table";

export const ENTRY_PURPOSE = "application-entry";

/** Stores a note or message, encrypted. */
export async function writeEntry(
  tx: Database,
  { sealer, now }: Pick<DomainServices, "sealer" | "now">,
  actor: Actor,
  entry: { submissionId: string; kind: EntryKind; text: string },
): Promise<void> {
  await tx.insert(applicationEntry).values({
    ...entry,
    text: sealer.seal(entry.text, ENTRY_PURPOSE),
    authorId: actor.id,
    authorName: actor.name,
    createdAt: now(),
  });
}

/** The notes and messages of these applications, oldest first. */
export async function entriesOf(
  db: Database,
  sealer: Sealer,
  submissionIds: readonly string[],
): Promise<ApplicationEntry[]> {
  const rows = await db
    .select()
    .from(applicationEntry)
    .where(inArray(applicationEntry.submissionId, [...submissionIds]))
    .orderBy(asc(applicationEntry.createdAt), asc(applicationEntry.id));
  return rows.map((row) => ({ ...row, text: sealer.open(row.text, ENTRY_PURPOSE) }));
}
