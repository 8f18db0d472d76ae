import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * What somebody sent by a form that staff built. Who it was and what they said stands sealed, what is sensitive apart from the rest:
 * neither a reader of the database nor a backup knows.
 */
export const formSubmission = pgTable(
  "form_submission",
  {
    id: uuid().primaryKey(),
    /** Not a foreign key: the row of a form goes when the form is taken off the site, what was sent stays. */
    formId: uuid().notNull(),
    /** The form's title when it was sent. */
    formName: text().notNull(),
    /** As the form said then; a form that says so now counts too. */
    isPatientForm: boolean().notNull(),
    state: text().$type<SubmissionState>().notNull().default("received"),
    /** JSON of a `Sender`. */
    person: text().notNull(),
    /** JSON of `Answer[]`, those that are not sensitive. */
    answers: text().notNull(),
    /** JSON of `Answer[]`; null where nothing sensitive was answered. */
    sensitiveAnswers: text(),
    /** Of the private link; the link itself is kept nowhere. */
    tokenHash: text().notNull(),
    linkVersion: integer().notNull().default(1),
    /** A user's id. */
    assignedTo: uuid(),
    utm: jsonb().$type<Record<string, string>>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deleteAfter: instant().notNull(),
  },
  (table) => [
    uniqueIndex("form_submission_token").on(table.tokenHash),
    index("form_submission_form").on(table.formId, table.createdAt),
    index("form_submission_created").on(table.createdAt),
    index("form_submission_state").on(table.state, table.createdAt),
    index("form_submission_delete_after").on(table.deleteAfter),
  ],
);

/** `handled` ends what is no application; the others are an application's. */
export const submissionStates = [
  "received",
  "handled",
  "in-review",
  "accepted",
  "declined",
  "message-sent",
] as const;
export type SubmissionState = (typeof submissionStates)[number];
export type FormSubmission = typeof formSubmission.$inferSelect;

/**
 * A file that somebody attached. Its bytes lie in the storage under a key of their own, which is sealed here with the file's name:
 * without the row nobody reads them.
 */
export const formFile = pgTable(
  "form_file",
  {
    id: uuid().primaryKey(),
    formId: uuid().notNull(),
    /** Null until the form it belongs to is sent. */
    submissionId: uuid(),
    storageKey: text().notNull(),
    /** JSON of `SealedFile`; null once it is to be removed from the storage. */
    sealed: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("form_file_submission").on(table.submissionId),
    index("form_file_created").on(table.createdAt),
  ],
);
