import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FormQuestion } from "./question";

/** How somebody is thanked, and what comes after. */
export type FormOutcome = "form" | "award" | "event" | "newPatient";

/** Forms that staff define, as the public sees them. */
export const form = pgTable("form", {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull(),
  questions: jsonb().$type<FormQuestion[]>().notNull(),
  /** A last page shows everything before it is sent. */
  hasReview: boolean().notNull().default(false),
  submitLabel: text().notNull(),
  outcome: text().$type<FormOutcome>().notNull().default("form"),
  thanks: text().notNull(),
  /** Where closing the thanks leads; empty for back where one came from. */
  backRoute: text().notNull().default(""),
  /** Whether the sender is written that it arrived. */
  confirmsByMail: boolean().notNull().default(false),
  confirmation: text().notNull().default(""),
  /** E-mail addresses of staff who are told of a new answer; never shown. */
  notify: text().array().notNull(),
  /** Answers are for those who look after patients' forms. */
  isPatientForm: boolean().notNull().default(false),
  /** Days until an answer is deleted. */
  retentionDays: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** A form as it is published. */
export type PublishedForm = typeof form.$inferSelect;
