import type { Database } from "~/platform/database/database";
import { publishedValues } from "../published-values";
import type { CLASS_REMINDERS } from "../registration-fields";
import { registrationFields } from "../registration-fields";

export type ClassReminders = keyof typeof CLASS_REMINDERS;

/** Which reminder emails are sent before a class. Both by default. */
export async function classReminders(db: Database): Promise<ClassReminders> {
  const values = await publishedValues(db);
  const { data } = registrationFields.classReminders.schema.safeParse(values.classReminders ?? null);
  return data ?? "both";
}
