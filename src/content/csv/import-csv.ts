import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Database, TransactionalDatabase } from "~/platform/database/database";
import { AppError, type FieldError } from "~/platform/errors/app-error";
import { parseCsv, UnreadableCsv } from "~/platform/parse-csv";
import type { ContentContext } from "../actions/content-context";
import { createItem } from "../actions/create-item";
import { saveDraft } from "../actions/save-draft";
import { validate } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { importLimits } from "../import/import-limits";
import { recordNames } from "../import/record-names";
import type { ImportOutcome, ImportRow } from "../item-schemas";
import { contentItem } from "../tables";
import { columnsOf } from "./columns-of";
import { unescapeFormula } from "./formula";
import { type CellContext, readCell } from "./read-cell";

type Row = Record<string, string>;

/** Thrown to roll back a dry run, or an import with errors. */
class RolledBack extends Error {}

/**
 * Imports a file in the format of an export. A row whose `id`, or else whose slug, exists changes that
 * record's working copy; other rows become drafts; nothing is published. Runs in a transaction, with the same
 * actions as any other edit, and commits only if `commit` is set and every row is valid.
 * @param options.timeZone IANA name of the hospital's zone
 * @throws AppError VALIDATION_FAILED (property `csv`) if it is not such a file
 */
export async function importCsv(
  { db, actor }: ContentContext,
  type: ContentType,
  csv: string,
  { commit, timeZone }: { commit: boolean; timeZone: string },
): Promise<ImportOutcome> {
  const records = await readRows(type, csv);
  const rows: ImportRow[] = [];
  let committed = false;
  try {
    await db.transaction(async (tx) => {
      const names = await namesIn(tx, type, records, timeZone);
      for (const [index, record] of records.entries())
        rows.push(await importRow({ db: tx, actor }, type, record, index + 2, names));
      if (!commit || rows.some((row) => row.action === "fail")) throw new RolledBack();
    });
    committed = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const count = (action: ImportRow["action"]) => rows.filter((row) => row.action === action).length;
  return {
    committed,
    created: count("create"),
    updated: count("update"),
    unchanged: count("none"),
    failed: count("fail"),
    rows,
  };
}

async function importRow(
  context: ContentContext,
  type: ContentType,
  record: Row,
  line: number,
  names: CellContext,
): Promise<ImportRow> {
  const label = record.title || record.name || record[type.slugField ?? ""] || `Row ${line}`;
  const { data, errors } = readCells(type, record, names);
  try {
    // A savepoint, so that a refused row does not affect the others.
    return await context.db.transaction(async (tx) => {
      const inner = { ...context, db: tx };
      const existing = await findExisting(tx, type, record);
      validate(type, { ...existing?.data, ...data });
      if (errors.length > 0) throw new AppError("VALIDATION_FAILED", "Some cells cannot be read.");
      if (!existing) {
        const item = await createItem(inner, type, data);
        return { line, title: item.title || label, action: "create", errors: [] };
      }
      const changed = Object.entries(changedOf(type, existing.data, data));
      if (changed.length === 0) return { line, title: existing.title, action: "none", errors: [] };
      const item = await saveDraft(inner, type, existing, Object.fromEntries(changed));
      return { line, title: item.title || label, action: "update", errors: [] };
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = errors.length > 0 ? (error.more.errors ?? []) : errorsOf(type, error);
    return { line, title: label, action: "fail", errors: [...errors, ...refused] };
  }
}

function readCells(type: ContentType, record: Row, names: CellContext) {
  const data: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, field] of columnsOf(type)) {
    const cell = record[name];
    if (cell === undefined || field.readOnly) continue;
    const read = readCell(field, unescapeFormula(cell), names);
    if ("value" in read) data[name] = read.value;
    else errors.push({ propertyName: name, message: read.problem });
  }
  return { data, errors };
}

/**
 * The values that differ after the type's schema has sanitized them; invalid ones are left for the action to
 * refuse.
 */
function changedOf(type: ContentType, before: Row | Record<string, unknown>, sent: Record<string, unknown>) {
  const parsed = type.schema.safeParse({ ...before, ...sent });
  if (!parsed.success) return sent;
  const clean = parsed.data as Record<string, unknown>;
  const names = Object.keys(sent).filter(
    (name) => !isDeepStrictEqual(clean[name], (before as Record<string, unknown>)[name]),
  );
  return Object.fromEntries(names.map((name) => [name, clean[name]]));
}

function errorsOf(type: ContentType, error: AppError): FieldError[] {
  return error.more.errors ?? [{ propertyName: type.slugField ?? "id", message: error.message }];
}

async function findExisting(tx: Database, type: ContentType, record: Row) {
  const slug = type.slugField && unescapeFormula(record[type.slugField] ?? "").trim();
  const id = record.id?.trim();
  const own = and(eq(contentItem.type, type.name), isNull(contentItem.trashedAt));
  const by = id ? eq(contentItem.id, id) : slug ? eq(contentItem.slug, slug) : undefined;
  if (!by) return undefined;
  const [item] = await tx.select().from(contentItem).where(and(own, by));
  if (id && !item)
    throw new AppError("NOT_FOUND", "There is no record with this id; leave it empty for a new one.");
  return item;
}

async function readRows(type: ContentType, csv: string): Promise<Row[]> {
  const refuse = (message: string) =>
    new AppError("VALIDATION_FAILED", "This file cannot be read.", {
      errors: [{ propertyName: "csv", message }],
    });
  try {
    const table = await parseCsv(csv, importLimits.rows);
    if (table.rows.length === 0) throw refuse("There are no rows after the headings.");
    if (table.rows.length > importLimits.rows)
      throw refuse(`A file can have at most ${importLimits.rows.toLocaleString("en-US")} rows.`);
    const known = new Set(["id", "status", ...columnsOf(type).map(([name]) => name)]);
    const unknown = table.headings.filter((name) => !known.has(name));
    if (unknown.length > 0) throw refuse(`Not a field of ${type.label.many}: ${unknown.join(", ")}.`);
    const rows = table.rows.map(
      (row): Row => Object.fromEntries(table.headings.map((heading, at) => [heading, row[at] ?? ""])),
    );
    const badId = rows.findIndex((row) => row.id && !z.uuid().safeParse(row.id.trim()).success);
    if (badId !== -1) throw refuse(`Row ${badId + 2}: the ID does not exist here.`);
    return rows;
  } catch (error) {
    if (error instanceof UnreadableCsv) throw refuse(error.message);
    throw error;
  }
}

/** Looks up every record that the file names. */
function namesIn(
  tx: TransactionalDatabase,
  type: ContentType,
  rows: Row[],
  timeZone: string,
): Promise<CellContext> {
  const referring = columnsOf(type).filter(([, field]) => field.settings.refersTo);
  const cells = rows.flatMap((row) => referring.map(([name, field]) => ({ field, cell: row[name] ?? "" })));
  return recordNames(tx, cells, timeZone);
}
