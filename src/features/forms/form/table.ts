import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { formFields } from "./fields";
import type { FormQuestion } from "./question";

/** How somebody is thanked, and what comes after. */
export type FormOutcome = keyof typeof formFields.outcome.choices;

/** Forms that staff define, as the public sees them. */
export const form = pgTable("form", {
  ...columnsOf(formFields),
  questions: jsonb().$type<FormQuestion[]>().notNull(),
  submitLabel: text().notNull(),
  thanks: text().notNull(),
});

/** A form as it is published. */
export type PublishedForm = typeof form.$inferSelect;
