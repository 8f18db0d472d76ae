import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { classType } from "../class/definition";
import { classSeries } from "../class/table";

export type ClassItem = typeof contentItem.$inferSelect;

/**
 * The record of a class that is not in the trash.
 * @throws AppError NOT_FOUND
 */
export async function classItem(db: Database, id: string): Promise<ClassItem> {
  const [item] = await db
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.id, id), eq(contentItem.type, classType.name), isNull(contentItem.trashedAt)));
  if (item) return item;
  throw new AppError("NOT_FOUND", "There is no such class.");
}

/** The series of a class, or null. */
export async function seriesIdOf(db: Database, classId: string): Promise<string | null> {
  const [row] = await db.select().from(classSeries).where(eq(classSeries.classId, classId));
  return row?.seriesId ?? null;
}

/** Every class of a series that is not in the trash, by date. */
export async function seriesItems(db: Database, seriesId: string): Promise<ClassItem[]> {
  const ids = db
    .select({ id: classSeries.classId })
    .from(classSeries)
    .where(eq(classSeries.seriesId, seriesId));
  return db
    .select()
    .from(contentItem)
    .where(and(inArray(contentItem.id, ids), isNull(contentItem.trashedAt)))
    .orderBy(sql`${contentItem.data}->>'startsAt'`, contentItem.id);
}
