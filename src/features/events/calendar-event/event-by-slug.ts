import { eq } from "drizzle-orm";
import { readsAddress } from "~/content/reads";
import { showRichText } from "~/content/rich-text/show-rich-text";
import type { Database } from "~/platform/database/database";
import { calendarEvent } from "./table";
import type { CalendarEvent } from "./upcoming-events";

/** The published event with that slug, its HTML sanitized, or undefined. */
export async function eventBySlug(db: Database, slug: string): Promise<CalendarEvent | undefined> {
  const [event] = await db.select().from(calendarEvent).where(eq(calendarEvent.slug, slug));
  readsAddress(calendarEvent, slug, event?.id);
  return event && { ...event, body: await showRichText(db, event.body) };
}
