import { inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { file } from "../../file/table";

/** A document for a page. `size` is in bytes. */
export interface FileView {
  id: string;
  title: string;
  filename: string;
  src: string;
  mimeType: string;
  size: number;
  /** The address of a page with the same content; empty if there is none. */
  pageWithSameContent: string;
}

/** Published documents by id. Leaves out others. */
export async function fileViews(db: Database, ids: readonly string[]): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map();
  const { id, title, filename, src, mimeType, size, pageWithSameContent } = file;
  const rows = await db
    .select({ id, title, filename, src, mimeType, size, pageWithSameContent })
    .from(file)
    .where(inArray(file.id, [...ids]));
  readsRecords(file, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
