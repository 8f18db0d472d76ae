import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { formFields } from "./fields";
import type { FormQuestion } from "./question";

export type FormOutcome = keyof typeof formFields.outcome.choices;

export const form = pgTable("form", {
  ...columnsOf(formFields),
  questions: jsonb().$type<FormQuestion[]>().notNull(),
  submitLabel: text().notNull(),
  thanks: text().notNull(),
});

export type PublishedForm = typeof form.$inferSelect;
