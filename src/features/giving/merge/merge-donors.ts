import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { GIVER, type Giver, openGiver, sealGiver } from "../donor/giver";
import { requireRevision } from "../history/changes";
import { monthlyGift } from "../monthly/table";
import { giftInKind, pledge } from "../promise/table";
import { type Donor, donor, gift } from "../table";
import { donorMerge, type MovedRows } from "./table";

interface Merge {
  keptId: string;
  keptRevision: number;
  mergedId: string;
  mergedRevision: number;
  /** The fields to take from the other donor, besides those that the kept donor lacks. */
  take: readonly (keyof Giver)[];
}

type Services = Omit<DomainServices, "db">;

/**
 * Merges a donor into another, who gets all gifts and monthly gifts. The other donor's row stays and points to the kept
 * donor, so that later gifts with that email address and private links in earlier emails still work. Receipts do not
 * change. `undoMerge` reverts it.
 * @returns the id of the merge
 * @throws AppError NOT_FOUND; BAD_REQUEST if one of them was erased or merged before; REVISION_CONFLICT if someone
 * changed one of them after the preview
 */
export async function mergeDonors(
  { db, ...services }: DomainServices,
  actor: Actor,
  merge: Merge,
): Promise<{ id: string }> {
  const { keptId, mergedId } = merge;
  if (keptId === mergedId) throw new AppError("BAD_REQUEST", "Choose another donor to merge with.");
  return db.transaction(async (tx) => {
    const rows = await lockDonors(tx, [keptId, mergedId]);
    const kept = mergeable(rows, keptId);
    const merged = mergeable(rows, mergedId);
    await requireRevision(
      tx,
      { subject: "donor", id: keptId },
      { read: merge.keptRevision, current: kept.revision },
    );
    await requireRevision(
      tx,
      { subject: "donor", id: mergedId },
      { read: merge.mergedRevision, current: merged.revision },
    );
    const moved = await moveGifts(tx, mergedId, keptId);
    const person = mergedGiver(services, kept, merged, merge.take);
    const at = services.now();
    const keptRevision = kept.revision + 1;
    await tx
      .update(donor)
      .set({ person: sealGiver(services.sealer, person), revision: keptRevision, updatedAt: at })
      .where(eq(donor.id, keptId));
    await tx
      .update(donor)
      .set({ mergedInto: keptId, revision: merged.revision + 1, updatedAt: at })
      .where(eq(donor.id, mergedId));
    const [stored] = await tx
      .insert(donorMerge)
      .values({
        keptId,
        mergedId,
        person: kept.person ?? "",
        keptRevision,
        moved,
        actorId: actor.id,
        at,
      })
      .returning({ id: donorMerge.id });
    if (!stored) throw new Error("The merge was not stored.");
    await recordMerge(tx, actor, "donor.merged", { keptId, mergedId, moved });
    return stored;
  });
}

/**
 * Undoes a merge: what came from the other donor goes back. Restores the kept donor's former details, unless they were
 * changed since. Gifts that arrived after the merge stay with the kept donor.
 * @throws AppError NOT_FOUND; IN_USE if it was already undone, or the kept donor was merged into another one since
 */
export async function undoMerge(
  { db, ...services }: DomainServices,
  actor: Actor,
  { keptId, mergeId }: { keptId: string; mergeId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [merge] = await tx
      .select()
      .from(donorMerge)
      .where(and(eq(donorMerge.id, mergeId), eq(donorMerge.keptId, keptId)))
      .for("update");
    if (!merge) throw new AppError("NOT_FOUND", "There is no such merge.");
    if (merge.undoneAt) throw new AppError("IN_USE", "A colleague undid this merge already.");
    const { mergedId, moved } = merge;
    const rows = await lockDonors(tx, [keptId, mergedId]);
    const kept = rows.find(({ id }) => id === keptId);
    if (!kept || kept.mergedInto)
      throw new AppError("IN_USE", "This donor was merged into another one since. Undo that merge first.");
    const at = services.now();
    await moveBack(tx, merge);
    await tx
      .update(donor)
      .set({
        person: kept.revision === merge.keptRevision ? merge.person : kept.person,
        revision: kept.revision + 1,
        updatedAt: at,
      })
      .where(eq(donor.id, keptId));
    await tx.update(donor).set({ mergedInto: null, updatedAt: at }).where(eq(donor.id, mergedId));
    await tx.update(donorMerge).set({ undoneAt: at }).where(eq(donorMerge.id, mergeId));
    await recordMerge(tx, actor, "donor.mergeUndone", { keptId, mergedId, moved });
  });
}

/** The purpose for sealing the donor in a merge. The same as for `donor.person`, because its sealed text is copied. */
export const MERGED_PERSON = GIVER;

function lockDonors(tx: Database, ids: readonly string[]): Promise<Donor[]> {
  return tx
    .select()
    .from(donor)
    .where(inArray(donor.id, [...ids]))
    .orderBy(asc(donor.id))
    .for("update");
}

function mergeable(rows: readonly Donor[], id: string): Donor {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError("NOT_FOUND", "There is no such donor.");
  if (row.erasedAt || row.person === null)
    throw new AppError("BAD_REQUEST", "An erased donor cannot be merged.");
  if (row.mergedInto) throw new AppError("IN_USE", "A colleague merged this donor into another one already.");
  return row;
}

/** The kept donor's details after the merge. */
function mergedGiver({ sealer }: Services, kept: Donor, merged: Donor, take: Merge["take"]): Giver {
  const [own, other] = [openGiver(sealer, kept), openGiver(sealer, merged)];
  if (!own || !other) throw new Error("A donor that is not erased has no details.");
  const names = Object.keys(own) as (keyof Giver)[];
  const taken = names.filter((name) => own[name] === "" || (take.includes(name) && name !== "email"));
  return { ...own, ...Object.fromEntries(taken.map((name) => [name, other[name]])) };
}

/** The tables with rows that belong to a donor, by their name in `MovedRows`. */
const DONOR_TABLES = { gifts: gift, monthly: monthlyGift, pledges: pledge, inKind: giftInKind } as const;

async function moveGifts(tx: Database, from: string, to: string): Promise<MovedRows> {
  const moved: MovedRows = { gifts: [], monthly: [], pledges: [], inKind: [] };
  for (const [name, table] of Object.entries(DONOR_TABLES)) {
    const rows = await tx
      .update(table)
      .set({ donorId: to })
      .where(eq(table.donorId, from))
      .returning({ id: table.id });
    moved[name as keyof MovedRows] = rows.map(({ id }) => id);
  }
  return moved;
}

async function moveBack(
  tx: Database,
  { keptId, mergedId, moved }: { keptId: string; mergedId: string; moved: MovedRows },
): Promise<void> {
  for (const [name, table] of Object.entries(DONOR_TABLES))
    await tx
      .update(table)
      .set({ donorId: mergedId })
      .where(and(inArray(table.id, moved[name as keyof MovedRows]), eq(table.donorId, keptId)));
}

async function recordMerge(
  tx: Database,
  actor: Actor,
  action: "donor.merged" | "donor.mergeUndone",
  { keptId, mergedId, moved }: { keptId: string; mergedId: string; moved: MovedRows },
): Promise<void> {
  await recordAudit(tx, actor, {
    action,
    subjectType: "donor",
    subjectId: keptId,
    after: { merged: mergedId, gifts: moved.gifts.length, monthlyGifts: moved.monthly.length },
  });
}

/** The merges into a donor that can be undone, latest first. */
export function mergesInto(db: Database, keptId: string) {
  return db
    .select({ merge: donorMerge, donor })
    .from(donorMerge)
    .innerJoin(donor, eq(donor.id, donorMerge.mergedId))
    .where(and(eq(donorMerge.keptId, keptId), isNull(donorMerge.undoneAt)))
    .orderBy(donorMerge.at);
}
