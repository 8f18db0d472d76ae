import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { type ClassView, classView, classViews } from "./class-views";
import { classEvent } from "./table";

/** The published class with that slug, its text sanitised, or undefined. */
export async function classBySlug(db: Database, slug: string): Promise<ClassView | undefined> {
  const [row] = await classViews(db).where(eq(classEvent.slug, slug));
  return row && { ...classView(row), body: sanitizeRichText(row.row.body) };
}
