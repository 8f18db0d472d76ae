import { and, eq, ne, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import { recordAudit } from "~/platform/audit/record-audit";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { monthlyGift } from "../monthly/table";
import { giftInKind, pledge } from "../promise/table";
import { gift } from "../table";
import { DESIGNATIONS_TAG } from "./designations";
import { type Designation, designation, type OfferedTo } from "./table";

interface DesignationInput {
  name: string;
  offeredTo: OfferedTo;
}

type Services = Pick<DomainServices, "db" | "now">;

/** Every table with a column for the name of a designation. */
const TABLES_WITH_DESIGNATION = [gift, monthlyGift, pledge, giftInKind] as const;

/**
 * Adds a designation at the end of the list.
 * @throws AppError VALIDATION_FAILED if another designation has or had that name
 */
export async function addDesignation(
  { db, now }: Services,
  actor: Actor,
  { name, offeredTo }: DesignationInput,
): Promise<Designation> {
  return db.transaction(async (tx) => {
    await lockAll(tx);
    await requireFreeName(tx, name);
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${designation.position}), 0)`.mapWith(Number) })
      .from(designation);
    const position = (last?.position ?? 0) + 1;
    const values = { name, offeredTo, position, createdAt: now(), updatedAt: now() };
    const [made] = await tx.insert(designation).values(values).returning();
    if (!made) throw new Error("The designation was not stored.");
    await announceChange(tx, actor, "made", made);
    return made;
  });
}

/**
 * Renames a designation, or changes who can choose it. Renames it in all gifts in the same transaction. A form that was
 * opened before may still send the former name.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT; VALIDATION_FAILED if another designation has or had that name
 */
export async function editDesignation(
  { db, now }: Services,
  actor: Actor,
  id: string,
  { revision, name, offeredTo }: DesignationInput & { revision: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAll(tx);
    const before = await currentOne(tx, id, revision);
    const isRenamed = before.name !== name;
    if (isRenamed) await requireFreeName(tx, name, id);
    const formerNames = isRenamed
      ? [...before.formerNames.filter((former) => former !== name), before.name]
      : before.formerNames;
    const [after] = await tx
      .update(designation)
      .set({ name, offeredTo, formerNames, revision: revision + 1, updatedAt: now() })
      .where(eq(designation.id, id))
      .returning();
    if (!after) throw new Error("A locked designation was gone.");
    if (isRenamed)
      for (const table of TABLES_WITH_DESIGNATION)
        await tx.update(table).set({ designation: name }).where(eq(table.designation, before.name));
    await announceChange(tx, actor, "changed", after, before);
  });
}

/**
 * Changes the order of the designations.
 * @param ids all of them, in the new order
 * @throws AppError REVISION_CONFLICT if one was added or deleted in the meantime
 */
export async function orderDesignations(
  { db }: Services,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await lockAll(tx);
    const isComplete = rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
    if (!isComplete)
      throw new AppError("REVISION_CONFLICT", "A colleague added or deleted a designation. Reload the page.");
    for (const [at, id] of ids.entries())
      await tx
        .update(designation)
        .set({ position: at + 1 })
        .where(eq(designation.id, id));
    await recordAudit(tx, actor, {
      action: "designation.ordered",
      subjectType: "designation",
      subjectId: "-",
    });
    await announceTags(tx, [DESIGNATIONS_TAG]);
  });
}

/**
 * Deletes a designation without gifts.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT; IN_USE with what to do instead
 */
export async function deleteDesignation(
  { db }: Services,
  actor: Actor,
  id: string,
  { revision }: { revision: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAll(tx);
    const row = await currentOne(tx, id, revision);
    for (const table of TABLES_WITH_DESIGNATION)
      if ((await tx.$count(table, eq(table.designation, row.name))) > 0)
        throw new AppError("IN_USE", "Gifts were made for it. Offer it to nobody instead.");
    await tx.delete(designation).where(eq(designation.id, id));
    await announceChange(tx, actor, "deleted", row);
  });
}

/**
 * Locks all designations in the same order, so that two changes cannot deadlock. There are few, and they change rarely.
 */
function lockAll(tx: Database): Promise<Designation[]> {
  return tx.select().from(designation).orderBy(designation.id).for("update");
}

async function currentOne(tx: Database, id: string, revision: number): Promise<Designation> {
  const [row] = await tx.select().from(designation).where(eq(designation.id, id));
  if (!row) throw new AppError("NOT_FOUND", "There is no such designation.");
  if (row.revision === revision) return row;
  throw new AppError("REVISION_CONFLICT", "A colleague changed this designation. Reload the page.", {
    details: { revision: row.revision },
  });
}

async function requireFreeName(tx: Database, name: string, except?: string): Promise<void> {
  const others = await tx
    .select()
    .from(designation)
    .where(except ? and(ne(designation.id, except)) : undefined);
  const isTaken = others.some(({ name: taken, formerNames }) =>
    [taken, ...formerNames].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  if (!isTaken) return;
  throw new AppError("VALIDATION_FAILED", "This name is taken.", {
    errors: [{ propertyName: "name", message: "Another designation has or had this name." }],
  });
}

async function announceChange(
  tx: Database,
  actor: Actor,
  verb: AuditVerb<"designation">,
  { id, name, offeredTo }: Designation,
  before?: Designation,
): Promise<void> {
  await recordAudit(tx, actor, {
    action: `designation.${verb}`,
    subjectType: "designation",
    subjectId: id,
    before: before && { name: before.name, offeredTo: before.offeredTo },
    after: { name, offeredTo },
  });
  await announceTags(tx, [DESIGNATIONS_TAG]);
}
