import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { CellProblem, ImportStatus, RowAction } from "./import-schemas";

/** An import by a staff member: a file that was read, what to do with it, and its progress. */
export const contentImport = pgTable(
  "content_import",
  {
    id: uuid().primaryKey(),
    /** The content type's name; "wordpress" for the export of a WordPress site. */
    type: text().notNull(),
    /** As the person's computer named it; empty for pasted cells. */
    fileName: text().notNull().default(""),
    headings: jsonb().$type<string[]>().notNull(),
    /** For each heading the field that it fills, or null. */
    columns: jsonb().$type<(string | null)[]>().notNull(),
    /** How a row finds its record: see `match-rows.ts`. */
    matchBy: text().notNull(),
    publish: boolean().notNull().default(false),
    status: text().$type<ImportStatus>().notNull().default("draft"),
    /** Why it stopped, as a sentence; empty if it did not. */
    failure: text().notNull().default(""),
    /** Parts of the source that cannot be imported, one sentence each. */
    notes: jsonb().$type<string[]>().notNull().default([]),
    actorId: text().notNull(),
    actorName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("content_import_newest").on(table.type, table.createdAt)],
);

export const contentImportRow = pgTable(
  "content_import_row",
  {
    importId: uuid()
      .notNull()
      .references(() => contentImport.id, { onDelete: "cascade" }),
    /** As spreadsheets number rows: the first one after the headings is 2. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    title: text().notNull().default(""),
    /** The key by which the row finds its record; rows of one import with the same key contradict each other. */
    key: text(),
    /** The planned effect according to the check, and later the actual one. */
    action: text().$type<RowAction>().notNull().default("fail"),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    /** A sentence about remaining work: why it is not published. */
    note: text().notNull().default(""),
    /** Required for publishing, and empty. */
    missing: jsonb().$type<string[]>().notNull().default([]),
    doneAt: timestamp({ withTimezone: true }),
    itemType: text(),
    itemId: uuid(),
    /** The record's revision before the row changed it; null if the row added it. */
    revisionBefore: integer(),
    publishedBefore: integer(),
    /** The record's revision after the import of this row. If the current one differs, someone has changed the record. */
    revisionAfter: integer(),
    /**
     * Null until an undo has processed the row; then whether it was undone. If it was not, `keptBecause` says
     * why.
     */
    undone: boolean(),
    keptBecause: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("content_import_row_waiting").on(table.importId, table.line).where(sql`done_at is null`),
  ],
);
