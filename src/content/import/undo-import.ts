import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database, TransactionalDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { sendJob } from "~/platform/jobs/send-job";
import type { ContentContext } from "../actions/content-context";
import { revertItem } from "../actions/revert-item";
import type { Item } from "../actions/steps";
import { trashItem } from "../actions/trash-item";
import { contentTypeNamed } from "../registry";
import { contentItem, contentRevision } from "../tables";
import { undoImportJob } from "./import-jobs";
import { failImport, lockImport } from "./lock-import";
import type { ImportContext } from "./prepare-import";
import type { ImportRow, ImportServices } from "./run-import";
import { contentImport, contentImportRow } from "./table";

const BATCH = 50;

/**
 * Starts undoing an import as a job: records that it added go to the trash, and records that it changed are restored,
 * unless someone has changed them since the import.
 * @throws AppError NOT_FOUND; BAD_REQUEST if it is not finished, or undone already
 */
export async function startUndo(
  { db, actor }: Pick<ImportContext, "db" | "actor">,
  type: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, type, id);
    if (found.status !== "done" && found.status !== "failed")
      throw new AppError("BAD_REQUEST", "Only an import that has ended and is not undone yet can be undone.");
    const changed = { status: "undoing", actorId: actor.id, actorName: actor.name } as const;
    await tx.update(contentImport).set(changed).where(eq(contentImport.id, id));
    await sendJob(tx, undoImportJob, { id }, { key: id });
    await recordAudit(tx, actor, { action: "import.undone", subjectType: type, subjectId: id });
  });
}

/** Undoes the next rows, the last one first, so that a record is removed before the records to which it refers. */
export async function undoImport({ db, now, person }: ImportServices, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [undoing] = await tx.select().from(contentImport).where(eq(contentImport.id, id)).for("update");
    if (undoing?.status !== "undoing") return;
    const found = await person(tx, undoing.actorId);
    if (!found) return failImport(tx, id, "The person who wanted to undo this import can no longer sign in.");
    const rows = await tx
      .select()
      .from(contentImportRow)
      .where(
        and(
          eq(contentImportRow.importId, id),
          isNotNull(contentImportRow.revisionAfter),
          isNull(contentImportRow.undone),
        ),
      )
      .orderBy(desc(contentImportRow.line))
      .limit(BATCH);
    if (rows.length === 0) {
      await tx
        .update(contentImport)
        .set({ status: "undone", undoneAt: now() })
        .where(eq(contentImport.id, id));
      return;
    }
    for (const row of rows) {
      const keptBecause = await undoRow({ db: tx, actor: found.actor }, row);
      await tx
        .update(contentImportRow)
        .set({ undone: keptBecause === "", keptBecause })
        .where(and(eq(contentImportRow.importId, id), eq(contentImportRow.line, row.line)));
    }
    await sendJob(tx, undoImportJob, { id }, { key: id });
  });
}

/** @returns why the record was not undone; empty if it was */
async function undoRow(context: ContentContext, row: ImportRow): Promise<string> {
  if (row.itemId === null || row.itemType === null) return "";
  const [item] = await context.db.select().from(contentItem).where(eq(contentItem.id, row.itemId));
  if (!item) return "";
  if (item.revision !== row.revisionAfter)
    return item.trashedAt && row.revisionBefore === null ? "" : changedSince(context.db, item);
  try {
    await context.db.transaction((db) => undoItem({ ...context, db }, item, row));
    return "";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.message, ...(error.more.errors ?? []).map(({ message }) => message)]
      .join(" ")
      .slice(0, 1_000);
  }
}

async function undoItem(
  context: { db: TransactionalDatabase; actor: ContentContext["actor"] },
  item: Item,
  { revisionBefore, publishedBefore }: ImportRow,
): Promise<void> {
  const type = contentTypeNamed(item.type);
  if (revisionBefore !== null) {
    await revertItem(context, type, item, { revision: revisionBefore, publishedRevision: publishedBefore });
    return;
  }
  // People who may add drafts may undo their own: nobody has published or changed them.
  const permissions = item.publishedRevision === null ? "all" : context.actor.permissions;
  await trashItem({ ...context, actor: { ...context.actor, permissions } }, type, item);
}

async function changedSince(db: Database, item: Item): Promise<string> {
  const [last] = await db
    .select({ by: contentRevision.actorName })
    .from(contentRevision)
    .where(and(eq(contentRevision.itemId, item.id), eq(contentRevision.revision, item.revision)));
  return `${last?.by ?? "Somebody"} changed it after the import.`;
}
