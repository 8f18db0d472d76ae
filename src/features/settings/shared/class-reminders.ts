import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { CLASS_REMINDERS } from "../registration-fields";
import { registrationFields } from "../registration-fields";
import { siteSettings } from "../table";

export type ClassReminders = keyof typeof CLASS_REMINDERS;

/** The published choice of reminder emails before a class; both by default. */
export async function classReminders(db: Database): Promise<ClassReminders> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const { data } = registrationFields.classReminders.schema.safeParse(row?.data.classReminders ?? null);
  return data ?? "both";
}
