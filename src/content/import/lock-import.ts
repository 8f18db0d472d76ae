import { and, eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { contentImport } from "./table";

export type ContentImport = typeof contentImport.$inferSelect;

/**
 * Locks an import until the end of the transaction, before its status changes.
 * @param type name of the content type, or of another source
 * @throws AppError NOT_FOUND
 */
export async function lockImport(tx: Database, type: string, id: string): Promise<ContentImport> {
  const [found] = await tx
    .select()
    .from(contentImport)
    .where(and(eq(contentImport.id, id), eq(contentImport.type, type)))
    .for("update");
  if (!found) throw new AppError("NOT_FOUND", "There is no such import.");
  return found;
}

/** @param failure a sentence for staff */
export async function failImport(tx: Database, id: string, failure: string): Promise<void> {
  await tx.update(contentImport).set({ status: "failed", failure }).where(eq(contentImport.id, id));
}
