import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
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
 * Submissions. Sender and answers are encrypted, sensitive answers separately. Neither a reader of the database nor a
 * backup shows them.
 */
export const formSubmission = pgTable(
  "form_submission",
  {
    id: uuid().primaryKey(),
    /** Not a foreign key, because unpublishing a form deletes its row and submissions stay. */
    formId: uuid().notNull(),
    /** The form's title when it was sent. */
    formName: text().notNull(),
    /** Whether it was a patient form when it was sent. If the form became one later, that counts, too. */
    isPatientForm: boolean().notNull(),
    state: text().$type<SubmissionState>().notNull().default("received"),
    /** JSON of a `Sender`. */
    person: text().notNull(),
    /** JSON of `Answer[]`, without sensitive answers. */
    answers: text().notNull(),
    /** JSON of `Answer[]`; null if there are none. */
    sensitiveAnswers: text(),
    /** Hash of the private link's token. The token is not stored. */
    tokenHash: text().notNull(),
    linkVersion: integer().notNull().default(1),
    /** The id of a user. */
    assignedTo: uuid(),
    /** The application of the same person into which staff merged this one. This one has left the queue. */
    mergedInto: uuid(),
    /** Null unless it is merged. */
    mergedAt: instant(),
    /**
     * Increases with every update, so that staff cannot change what they have not seen. An update that changes
     * nothing for staff keeps it: `revision: formSubmission.revision`.
     */
    revision: integer()
      .notNull()
      .default(1)
      .$onUpdateFn(() => sql`${sql.identifier("revision")} + 1`),
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
    foreignKey({
      name: "form_submission_merged_into",
      columns: [table.mergedInto],
      foreignColumns: [table.id],
    }).onDelete("set null"),
    index("form_submission_merged").on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** `handled` is the final state of other submissions; the rest are states of applications. */
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
 * Attached files. Each is stored encrypted with its own key, which is sealed here with the file's name: without the
 * row it is unreadable.
 */
export const formFile = pgTable(
  "form_file",
  {
    id: uuid().primaryKey(),
    formId: uuid().notNull(),
    /** Null until its form is sent. */
    submissionId: uuid(),
    storageKey: text().notNull(),
    /** JSON of `SealedFile`; null once the file is to be removed from the storage. */
    sealed: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("form_file_submission").on(table.submissionId),
    index("form_file_created").on(table.createdAt),
  ],
);
