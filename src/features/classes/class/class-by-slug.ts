import { eq } from "drizzle-orm";
import { readsAddress } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { type ClassView, classViews, shownClasses } from "./class-views";
import { classEvent } from "./table";

/** The published class with that slug, its HTML sanitized, or undefined. */
export async function classBySlug(db: Database, slug: string): Promise<ClassView | undefined> {
  const [found] = shownClasses(await classViews(db).where(eq(classEvent.slug, slug)));
  readsAddress(classEvent, slug, found?.id);
  return found && { ...found, body: sanitizeRichText(found.body) };
}
