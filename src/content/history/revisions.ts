import { and, desc, eq, lte } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import type { Revision, RevisionDetail } from "../item-schemas";
import { referencesOf } from "../listing/references-of";
import { contentItem, contentRevision } from "../tables";
import { changesBetween } from "./changes-between";

const PER_PAGE = 50;

const columns = {
  revision: contentRevision.revision,
  action: contentRevision.action,
  at: contentRevision.at,
  actorId: contentRevision.actorId,
  actorName: contentRevision.actorName,
  publishedRevision: contentItem.publishedRevision,
};

/** A page of a record's history, newest first. */
export async function revisionsOf(
  db: Database,
  type: ContentType,
  id: string,
  page: number,
): Promise<{ revisions: Revision[]; total: number; page: number; pageSize: number }> {
  const rows = await db
    .select(columns)
    .from(contentRevision)
    .innerJoin(contentItem, and(eq(contentItem.id, contentRevision.itemId), eq(contentItem.type, type.name)))
    .where(eq(contentRevision.itemId, id))
    .orderBy(desc(contentRevision.revision))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const total = await db.$count(contentRevision, eq(contentRevision.itemId, id));
  return { revisions: rows.map(present), total, page, pageSize: PER_PAGE };
}

/**
 * One revision with its values, and its changes from the previous one.
 * @throws AppError NOT_FOUND
 */
export async function revisionOf(
  db: Database,
  actor: Actor,
  type: ContentType,
  id: string,
  revision: number,
): Promise<RevisionDetail> {
  const rows = await db
    .select({ ...columns, data: contentRevision.data })
    .from(contentRevision)
    .innerJoin(contentItem, and(eq(contentItem.id, contentRevision.itemId), eq(contentItem.type, type.name)))
    .where(and(eq(contentRevision.itemId, id), lte(contentRevision.revision, revision)))
    .orderBy(desc(contentRevision.revision))
    .limit(2);
  const [row, before] = rows;
  if (row?.revision !== revision) throw new AppError("NOT_FOUND", "There is no such revision.");
  const names = await referencesOf(
    db,
    actor,
    type.fields,
    rows.map((one) => one.data),
  );
  return {
    ...present(row),
    data: row.data,
    changes: changesBetween(type.fields, before?.data ?? {}, row.data, names),
  };
}

function present(row: Omit<Revision, "at" | "published"> & { at: Date; publishedRevision: number | null }) {
  const { revision, action, at, actorId, actorName, publishedRevision } = row;
  const published = revision === publishedRevision;
  return { revision, action, at: at.toISOString(), actorId, actorName, published };
}
