import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database, RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { sendJob } from "~/platform/jobs/send-job";
import { authorize } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { type CheckedRow, checkRows } from "./check-rows";
import { guessColumns, ID_COLUMN, importFields } from "./import-columns";
import { runImportJob } from "./import-jobs";
import { countRows, keysOfOthers, rowsToCheck, rowsToCorrect, storeChecked } from "./import-rows";
import { type ContentImport, lockImport } from "./lock-import";
import { defaultMatch, matchChoices } from "./match-rows";
import { readSpreadsheet } from "./read-spreadsheet";
import { contentImport, contentImportRow } from "./table";

export interface ImportContext {
  db: RootDatabase;
  actor: Actor;
  now(): Date;
  /** IANA name of the hospital's zone. */
  timeZone: string;
}

/** @throws AppError BAD_REQUEST for types whose records begin with a file, or that have one record only */
export function requireImportable(type: ContentType): void {
  if (type.singleton || type.uploaded)
    throw new AppError("BAD_REQUEST", `${type.label.many} cannot be imported.`);
}

/**
 * Reads a file or pasted cells, guesses the fields of its columns, and checks every row. Writes no records.
 * @returns the import's id
 * @throws AppError FORBIDDEN, BAD_REQUEST; VALIDATION_FAILED if it cannot be read
 */
export async function createImport(
  { db, actor, now, timeZone }: ImportContext,
  type: ContentType,
  { fileName, content }: { fileName: string; content: string | Uint8Array },
): Promise<string> {
  authorize(actor, type, "draft");
  requireImportable(type);
  const { headings, rows } = await readSpreadsheet(content);
  const columns = guessColumns(type, headings);
  const matchBy = defaultMatch(type);
  const id = randomUUID();
  const checked = await checkRows(db, { type, columns, matchBy, timeZone }, rows);
  await db.transaction(async (tx) => {
    await tx.insert(contentImport).values({
      id,
      type: type.name,
      fileName,
      headings,
      columns,
      matchBy,
      actorId: actor.id,
      actorName: actor.name,
      createdAt: now(),
    });
    await storeChecked(tx, id, checked);
  });
  return id;
}

export interface ImportChange {
  /** For each column its field, or null to leave it out. */
  columns?: (string | null)[] | undefined;
  matchBy?: string | undefined;
  publish?: boolean | undefined;
  /** Corrections. */
  cells?: { line: number; column: number; value: string }[] | undefined;
  /** Rows to skip, or to include again. */
  skip?: { line: number; skipped: boolean }[] | undefined;
}

/**
 * Changes an import that has not started, and checks the rows that this affects again.
 * @throws AppError FORBIDDEN, NOT_FOUND, BAD_REQUEST; VALIDATION_FAILED for columns or cells that do not exist
 */
export async function changeImport(
  { db, actor, timeZone }: ImportContext,
  type: ContentType,
  id: string,
  change: ImportChange,
): Promise<void> {
  authorize(actor, type, "draft");
  if (change.publish) authorize(actor, type, "publish");
  await db.transaction(async (tx) => {
    const before = await lockDraft(tx, type, id);
    const { columns = before.columns, publish = before.publish } = change;
    requireColumns(type, before.headings, columns);
    const known = matchChoices(type, columns).map(({ value }) => value);
    const wished = change.matchBy ?? before.matchBy;
    const matchBy = known.includes(wished) ? wished : defaultMatch(type);
    const rules = { type, columns, matchBy, timeZone };
    await tx.update(contentImport).set({ columns, matchBy, publish }).where(eq(contentImport.id, id));
    const lines = await applyChanges(tx, before, change);
    if (change.columns || change.matchBy) {
      await storeChecked(tx, id, await checkRows(tx, rules, await rowsToCheck(tx, id)));
      return;
    }
    if (lines.length === 0) return;
    const rows = await rowsToCorrect(tx, id, lines);
    const others = await keysOfOthers(
      tx,
      id,
      rows.map(({ line }) => line),
    );
    const checked: CheckedRow[] = await checkRows(tx, rules, rows, others);
    await storeChecked(tx, id, checked);
  });
}

/**
 * Writes corrected cells and rows left out.
 * @returns the lines to check again
 */
async function applyChanges(
  tx: Database,
  { id, headings }: ContentImport,
  { cells = [], skip = [] }: ImportChange,
): Promise<number[]> {
  const own = (line: number) => and(eq(contentImportRow.importId, id), eq(contentImportRow.line, line));
  const lines = new Set<number>();
  for (const { line, column, value } of cells) {
    const [row] = await tx.select({ cells: contentImportRow.cells }).from(contentImportRow).where(own(line));
    if (!row || column >= headings.length)
      throw new AppError("VALIDATION_FAILED", "There is no such cell in this import.");
    const corrected = row.cells.map((cell, at) => (at === column ? value : cell));
    await tx.update(contentImportRow).set({ cells: corrected }).where(own(line));
    lines.add(line);
  }
  for (const { line, skipped } of skip) {
    await tx
      .update(contentImportRow)
      .set({ action: skipped ? "skip" : "fail" })
      .where(own(line));
    if (skipped) lines.delete(line);
    else lines.add(line);
  }
  // Rows that duplicated a skipped row may be valid now.
  if (lines.size === 0 && skip.length > 0) return [0];
  return [...lines];
}

/**
 * Starts the import as a job. Rows that need a correction are left out.
 * @throws AppError FORBIDDEN, NOT_FOUND, BAD_REQUEST if there is nothing to import, or it has started
 */
export async function startImport(
  { db, actor, now }: ImportContext,
  type: ContentType,
  id: string,
): Promise<void> {
  authorize(actor, type, "draft");
  await db.transaction(async (tx) => {
    const { publish } = await lockDraft(tx, type, id);
    if (publish) authorize(actor, type, "publish");
    const counts = await countRows(tx, id);
    const writing = counts.create + counts.update + (publish ? counts.none : 0);
    if (writing === 0)
      throw new AppError("BAD_REQUEST", "There is nothing to import: no row adds or changes a record.");
    await tx
      .update(contentImportRow)
      .set({ action: "skip" })
      .where(and(eq(contentImportRow.importId, id), eq(contentImportRow.action, "fail")));
    await tx
      .update(contentImport)
      .set({ status: "running", startedAt: now(), actorId: actor.id, actorName: actor.name })
      .where(eq(contentImport.id, id));
    await sendJob(tx, runImportJob, { id }, { key: id });
    await recordAudit(tx, actor, {
      action: "import.started",
      subjectType: type.name,
      subjectId: id,
      after: { create: counts.create, update: counts.update },
    });
  });
}

/** @throws AppError NOT_FOUND; BAD_REQUEST if it has started */
async function lockDraft(tx: Database, type: ContentType, id: string): Promise<ContentImport> {
  const found = await lockImport(tx, type.name, id);
  if (found.status !== "draft")
    throw new AppError("BAD_REQUEST", "This import has started already and cannot be changed.");
  return found;
}

function requireColumns(
  type: ContentType,
  headings: readonly string[],
  columns: readonly (string | null)[],
): void {
  const fields = importFields(type);
  const named = columns.filter((name) => name !== null);
  const isKnown = named.every((name) => name === ID_COLUMN || fields.has(name));
  if (columns.length !== headings.length || !isKnown)
    throw new AppError("VALIDATION_FAILED", "Choose one field of this type for each column, or none.");
  const twice = named.find((name, at) => named.indexOf(name) !== at);
  if (twice === undefined) return;
  const label = fields.get(twice)?.label ?? "ID";
  throw new AppError("VALIDATION_FAILED", `Two columns fill “${label}”. Leave one of them out.`);
}

/** Whether a person may have the import publish its records. */
export function mayPublishImport(actor: Actor, type: ContentType): boolean {
  return !type.forStaffOnly && hasAnyPermission(actor, type.access.publish);
}
