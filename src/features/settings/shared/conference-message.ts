import { sql } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { isPublishedSettings } from "../published-values";
import { siteSettings } from "../table";

/** The message about conference registration as HTML; empty if there is none. */
export async function conferenceMessage(db: Database): Promise<string> {
  readsAll(siteSettings);
  const [row] = await db
    .select({ html: sql<string | null>`${siteSettings.data} ->> 'conferenceRegistrationBodyHTML'` })
    .from(siteSettings)
    .where(isPublishedSettings);
  return sanitizeRichText(row?.html ?? "");
}
