import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { namesOf } from "~/features/accounts/shared/names-of";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ChangeItem } from "../api/admin/schemas";
import { campaignTitles } from "../campaign/campaign-titles";
import { type ChangedDetails, changedFields, changedNames } from "./changed-fields";
import { type ChangedSubject, type GivingChange, givingChange } from "./table";

/** The purpose for sealing a correction. */
export const CHANGE = "giving-change";

interface Subject {
  subject: ChangedSubject;
  id: string;
}

interface Change<Details> extends Subject, ChangedDetails<Details> {
  /** The revision after the correction. */
  revision: number;
  action: "donor.corrected" | "donor.correctionUndone" | "gift.corrected" | "gift.correctionUndone";
  /** Values for the audit log besides the names. Must not contain personal data. */
  audited?: ChangedDetails<{ amount: number }>;
}

/** Stores a correction and its audit event, in the caller's transaction. */
export async function recordChange<Details extends object>(
  tx: Database,
  { sealer, now }: Pick<DomainServices, "sealer" | "now">,
  actor: Actor,
  { subject, id, revision, action, before, after, audited }: Change<Details>,
): Promise<void> {
  await tx.insert(givingChange).values({
    subject,
    subjectId: id,
    revision,
    details: sealer.seal(JSON.stringify({ before, after }), CHANGE),
    actorId: actor.id,
    at: now(),
  });
  await recordAudit(tx, actor, {
    action,
    subjectType: subject,
    subjectId: id,
    before: audited?.before,
    after: { ...audited?.after, changed: changedNames({ before, after }) },
  });
}

/** @throws UnreadableSeal if `APP_SECRET` was lost */
export function openChange<Details>(sealer: Sealer, { details }: GivingChange): ChangedDetails<Details> {
  return JSON.parse(sealer.open(details, CHANGE)) as ChangedDetails<Details>;
}

type Named = Record<string, unknown> & { campaignId?: string | null };

/** The corrections of one gift or donor for staff, latest first. */
export async function changesOf(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  { subject, id }: Subject,
): Promise<ChangeItem[]> {
  const rows = await db
    .select()
    .from(givingChange)
    .where(and(eq(givingChange.subject, subject), eq(givingChange.subjectId, id)))
    .orderBy(desc(givingChange.revision));
  const opened = rows.map((row) => ({ row, change: openedOrNull(() => openChange<Named>(sealer, row)) }));
  const campaigns = opened.flatMap(({ change }) => [
    change?.before.campaignId ?? null,
    change?.after.campaignId ?? null,
  ]);
  const [names, titles] = await Promise.all([staffNames(db, rows), campaignTitles(db, campaigns)]);
  return opened.map(({ row, change }) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: names.get(row.actorId) ?? "",
    fields: change ? changedFields(change, titles) : [],
  }));
}

/** The corrections of these gifts and donors as personal data, by the id of the gift or donor. */
export async function changesOfSubjects(
  db: Database,
  sealer: Sealer,
  ids: readonly string[],
): Promise<Map<string, { at: Date; details: ChangedDetails | null }[]>> {
  const rows = await db
    .select()
    .from(givingChange)
    .where(inArray(givingChange.subjectId, [...ids]))
    .orderBy(givingChange.revision);
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return new Map(
    [...bySubject].map(([id, changes]) => [
      id,
      changes.map((row) => ({ at: row.at, details: openedOrNull(() => openChange(sealer, row)) })),
    ]),
  );
}

/**
 * One correction.
 * @throws AppError NOT_FOUND if this gift or donor has no such correction
 */
export async function changeById(
  db: Database,
  { subject, id }: Subject,
  changeId: string,
): Promise<GivingChange> {
  const [row] = await db
    .select()
    .from(givingChange)
    .where(
      and(eq(givingChange.id, changeId), eq(givingChange.subject, subject), eq(givingChange.subjectId, id)),
    );
  if (!row) throw new AppError("NOT_FOUND", "There is no such correction.");
  return row;
}

/** Deletes the corrections of erased gifts or donors, in the caller's transaction. */
export async function deleteChanges(
  tx: Database,
  subject: ChangedSubject,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(givingChange)
    .where(and(eq(givingChange.subject, subject), inArray(givingChange.subjectId, [...ids])));
}

/**
 * Refuses a correction that is based on an older revision.
 * @throws AppError REVISION_CONFLICT with the current revision, and who changed it
 */
export async function requireRevision(
  db: Database,
  { subject, id }: Subject,
  { read, current }: { read: number; current: number },
): Promise<void> {
  if (read === current) return;
  const [latest] = await db
    .select()
    .from(givingChange)
    .where(and(eq(givingChange.subject, subject), eq(givingChange.subjectId, id)))
    .orderBy(desc(givingChange.revision))
    .limit(1);
  const name = latest?.revision === current && (await staffNames(db, [latest])).get(latest.actorId);
  throw new AppError(
    "REVISION_CONFLICT",
    `${name || "Someone"} changed this ${subject} after you opened it. Reload the page, and make your change again.`,
    { details: { revision: current } },
  );
}

async function staffNames(db: Database, rows: readonly GivingChange[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ actorId }) => actorId))].filter((id) => z.uuid().safeParse(id).success);
  return namesOf(db, ids);
}
