import { inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { file } from "../../file/table";

/** What a page needs to offer a document. `size` in bytes. */
export interface FileView {
  id: string;
  title: string;
  filename: string;
  src: string;
  mimeType: string;
  size: number;
}

/** Published documents by id; others are left out. */
export async function fileViews(db: Database, ids: readonly string[]): Promise<Map<string, FileView>> {
  if (ids.length === 0) return new Map();
  const { id, title, filename, src, mimeType, size } = file;
  const rows = await db
    .select({ id, title, filename, src, mimeType, size })
    .from(file)
    .where(inArray(file.id, [...ids]));
  readsRecords(file, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
