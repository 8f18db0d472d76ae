import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { CLASS_REMINDERS } from "../registration-fields";
import { registrationFields } from "../registration-fields";
import { siteSettings } from "../table";

export type ClassReminders = keyof typeof CLASS_REMINDERS;

/** Which reminder emails people get before a class, as published by staff: both if nothing was chosen. */
export async function classReminders(db: Database): Promise<ClassReminders> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const { data } = registrationFields.classReminders.schema.safeParse(row?.data.classReminders ?? null);
  return data ?? "both";
}
