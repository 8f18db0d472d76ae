import { z } from "@hono/zod-openapi";

/** The responses of the calls under `/api/admin/{type}/imports`. Browser code imports only the types. */

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

/** `draft`: columns and cells can still be changed. */
export const importStatus = z.enum(["draft", "running", "done", "failed", "undoing", "undone"]);
export type ImportStatus = z.output<typeof importStatus>;

/** `none`: the record is the same already. `fail`: nothing was written. `skip`: staff left it out. */
export const rowAction = z.enum(["create", "update", "none", "fail", "skip"]);
export type RowAction = z.output<typeof rowAction>;

const cellProblem = z.object({
  column: z.int().nullable().describe("The place of the cell in its row, from 0; null for the row."),
  message: z.string(),
  suggestion: z.string().optional().describe("A text for the cell that would fit."),
});
export type CellProblem = z.output<typeof cellProblem>;

const importedRow = z.object({
  line: z.int().describe("As spreadsheets number rows: the first one after the headings is 2."),
  title: z.string(),
  action: rowAction,
  cells: z.array(z.string()),
  problems: z.array(cellProblem),
  note: z.string(),
  missing: z.array(z.string()).describe("Labels of empty fields that publishing requires."),
  apiName: z.string().nullable().describe("The type of the record that it wrote."),
  itemId: z.uuid().nullable(),
  keptBecause: z.string().describe("Why an undo left the record as it is; empty if it did not."),
});
export type ImportedRow = z.output<typeof importedRow>;

const importColumn = z.object({
  heading: z.string(),
  field: z.string().nullable().describe("The field that it fills; null if it is left out."),
  samples: z.array(z.string()).describe("Its first filled cells."),
});
export type ImportColumn = z.output<typeof importColumn>;

const choice = z.object({ value: z.string(), label: z.string() });

const importField = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().describe("How to write a cell of it."),
  required: z.boolean(),
});
export type ImportField = z.output<typeof importField>;

export const importState = z
  .object({
    id: z.uuid(),
    type: z.string(),
    fileName: z.string(),
    status: importStatus,
    failure: z.string(),
    publish: z.boolean(),
    mayPublish: z.boolean(),
    matchBy: z.string(),
    matchChoices: z.array(choice),
    columns: z.array(importColumn),
    fields: z.array(importField),
    counts: z.object({
      total: z.int(),
      create: z.int(),
      update: z.int(),
      none: z.int(),
      fail: z.int(),
      skip: z.int(),
      incomplete: z.int().describe("Rows that cannot be published, because a required field is empty."),
      done: z.int().describe("Rows that the import has written."),
      undone: z.int(),
      kept: z
        .int()
        .describe("Records that the undo did not change, because someone has changed them since the import."),
    }),
    failed: z.array(importedRow).describe("The first rows that need a correction."),
    sample: z.array(importedRow).describe("The first rows without one."),
    kept: z.array(importedRow).describe("The first records that an undo left."),
    notes: z.array(z.string()),
    createdByName: z.string(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    undoneAt: instant.nullable(),
  })
  .openapi("Import");

/** An import, its counts, and the rows that a person has to see. */
export type ImportState = z.output<typeof importState>;

const importSummary = z.object({
  id: z.uuid(),
  fileName: z.string(),
  status: importStatus,
  createdByName: z.string(),
  createdAt: instant,
  rows: z.int(),
});

export const importList = z
  .object({ imports: z.array(importSummary).describe("The newest twenty.") })
  .openapi("Imports");
