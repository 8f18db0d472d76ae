import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { PledgeItem } from "../api/admin/promise-schemas";
import { designationNamed } from "../designation/designations";
import { currentDonor } from "../merge/current-donor";
import { type Donor, donor, gift } from "../table";
import { type Pledge, pledge } from "./table";

type Services = Pick<DomainServices, "db" | "now">;

interface PledgeInput {
  /** Integer cents. */
  amount: number;
  designation: string;
  /** YYYY-MM-DD. */
  dueOn: string | null;
}

/**
 * Records what a donor promised.
 * @throws AppError NOT_FOUND if there is no such donor, or they were erased; VALIDATION_FAILED for the designation
 */
export async function addPledge(
  { db, now }: Services,
  actor: Actor,
  donorId: string,
  { amount, designation, dueOn }: PledgeInput,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const { id } = await requireDonor(tx, donorId);
    const name = await requireDesignation(tx, designation);
    const [row] = await tx
      .insert(pledge)
      .values({ donorId: id, amount, designation: name, dueOn, createdAt: now() })
      .returning({ id: pledge.id });
    if (!row) throw new Error("The pledge was not stored.");
    await recordAudit(tx, actor, {
      action: "pledge.made",
      subjectType: "pledge",
      subjectId: row.id,
      after: { amount },
    });
    return row;
  });
}

/**
 * Cancels a pledge, or reverts that. Does not change the gifts that paid it.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT
 */
export async function setPledgeCanceled(
  { db, now }: Services,
  actor: Actor,
  id: string,
  { revision, isCanceled }: { revision: number; isCanceled: boolean },
): Promise<Pledge> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(pledge).where(eq(pledge.id, id)).for("update");
    if (!row) throw new AppError("NOT_FOUND", "There is no such pledge.");
    if (row.revision !== revision)
      throw new AppError("REVISION_CONFLICT", "A colleague changed this pledge. Reload the page.");
    const canceledAt = isCanceled ? now() : null;
    const [after] = await tx
      .update(pledge)
      .set({ canceledAt, revision: revision + 1 })
      .where(eq(pledge.id, id))
      .returning();
    if (!after) throw new Error("A locked pledge was gone.");
    await recordAudit(tx, actor, {
      action: isCanceled ? "pledge.canceled" : "pledge.reopened",
      subjectType: "pledge",
      subjectId: id,
    });
    return after;
  });
}

/** Whether a gift of this donor can pay that pledge. Locks the pledge until the caller's transaction ends. */
export async function isPayable(tx: Database, pledgeId: string, donorId: string): Promise<boolean> {
  const [row] = await tx.select().from(pledge).where(eq(pledge.id, pledgeId)).for("key share");
  return row !== undefined && row.donorId === donorId && row.canceledAt === null;
}

/** A donor's pledges, latest first, with the paid amounts. */
export async function pledgesOf(db: Database, donorId: string): Promise<PledgeItem[]> {
  const rows = await db.select().from(pledge).where(eq(pledge.donorId, donorId)).orderBy(desc(pledge.number));
  const sums = await db
    .select({
      id: gift.pledgeId,
      cents: sql<number>`sum(${gift.amount} - ${gift.refunded})`.mapWith(Number),
    })
    .from(gift)
    .where(
      and(
        inArray(
          gift.pledgeId,
          rows.map(({ id }) => id),
        ),
        isNotNull(gift.receiptNumber),
      ),
    )
    .groupBy(gift.pledgeId);
  const paid = new Map(sums.map(({ id, cents }) => [id, cents]));
  return rows.map(({ id, amount, designation, dueOn, canceledAt, revision }) => ({
    id,
    amount,
    designation,
    dueOn,
    revision,
    paid: paid.get(id) ?? 0,
    isCanceled: canceledAt !== null,
  }));
}

/** @throws AppError NOT_FOUND */
export async function requireDonor(tx: Database, id: string): Promise<Donor> {
  const [row] = await tx.select().from(donor).where(eq(donor.id, id)).for("key share");
  const current = row && (await currentDonor(tx, row));
  if (!current || current.erasedAt) throw new AppError("NOT_FOUND", "There is no such donor.");
  return current;
}

/**
 * The current name of a designation.
 * @throws AppError VALIDATION_FAILED
 */
export async function requireDesignation(tx: Database, name: string): Promise<string> {
  const found = await designationNamed(tx, name);
  if (found) return found.name;
  throw new AppError("VALIDATION_FAILED", "Choose what it is for.", {
    errors: [{ propertyName: "designation", message: "Choose what it is for." }],
  });
}
