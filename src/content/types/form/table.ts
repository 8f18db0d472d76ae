import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a form asks in one place. */
export interface FormQuestion {
  name: string;
  label: string;
  help: string;
  kind: string;
  required: boolean;
  /** Answers are encrypted and never leave the site by mail. */
  sensitive: boolean;
  choices: string[];
}

/** Forms that staff define, as the public sees them. */
export const form = pgTable("form", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull(),
  questions: jsonb().$type<FormQuestion[]>().notNull(),
  submitLabel: text().notNull(),
  thanks: text().notNull(),
  /** E-mail addresses of staff who are told of a new answer; never shown. */
  notify: text().array().notNull(),
  /** Days until an answer is deleted. */
  retentionDays: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
