import { subDays } from "date-fns";
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database, RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { Job } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { createItem } from "../actions/create-item";
import { publishItem } from "../actions/publish-item";
import { saveDraft } from "../actions/save-draft";
import type { Item } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { contentTypeNamed } from "../registry";
import { type CheckedRow, checkRows } from "./check-rows";
import { runImportJob } from "./import-jobs";
import type { CellProblem, RowAction } from "./import-schemas";
import { type ContentImport, failImport } from "./lock-import";
import { atCells } from "./read-row";
import { contentImport, contentImportRow } from "./table";

export interface ImportServices {
  db: RootDatabase;
  now(): Date;
  /** IANA name of the hospital's zone. */
  timeZone: string;
  /** A staff member with their present permissions; null for someone who may no longer sign in. */
  person(db: Database, id: string): Promise<{ actor: Actor } | null>;
}

export type ImportRow = typeof contentImportRow.$inferSelect;

/** The result of a row. */
export interface WrittenRow {
  action: RowAction;
  title: string;
  problems: CellProblem[];
  /** A sentence about remaining work; empty if there is none. */
  note: string;
  itemType: string | null;
  itemId: string | null;
  revisionBefore: number | null;
  publishedBefore: number | null;
  revisionAfter: number | null;
}

/** Writes the records of some rows, within the transaction that marks the rows as done. */
type WriteRows = (
  tx: TransactionalDatabase,
  actor: Actor,
  running: ContentImport,
  rows: readonly ImportRow[],
) => Promise<Map<number, WrittenRow>>;

/** Rows of one transaction and one run of the job. */
const BATCH = 50;
const DRAFTS_KEPT_DAYS = 7;
const KEPT_DAYS = 180;

/**
 * Writes the next rows of an import of a spreadsheet. Rows and their records are one transaction, so a server
 * that stops in between loses nothing and doubles nothing; the next run of the job continues.
 */
export function runImport(services: ImportServices, id: string): Promise<void> {
  return runBatch(services, id, runImportJob, BATCH, (tx, actor, running, rows) =>
    writeSpreadsheetRows(services, tx, actor, running, rows),
  );
}

/** One step of a running import, whatever its source; sends the job for the next one. */
export async function runBatch(
  { db, now, person }: ImportServices,
  id: string,
  job: Job<{ id: string }>,
  size: number,
  write: WriteRows,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [running] = await tx.select().from(contentImport).where(eq(contentImport.id, id)).for("update");
    if (running?.status !== "running") return;
    const found = await person(tx, running.actorId);
    if (!found) return failImport(tx, id, "The person who started this import can no longer sign in.");
    const rows = await tx
      .select()
      .from(contentImportRow)
      .where(and(eq(contentImportRow.importId, id), isNull(contentImportRow.doneAt)))
      .orderBy(asc(contentImportRow.line))
      .limit(size);
    if (rows.length === 0) {
      await tx
        .update(contentImport)
        .set({ status: "done", finishedAt: now() })
        .where(eq(contentImport.id, id));
      return;
    }
    const written = await write(tx, found.actor, running, rows);
    for (const row of rows) {
      const done = written.get(row.line);
      await tx
        .update(contentImportRow)
        .set(done ? { ...done, doneAt: now() } : { doneAt: now() })
        .where(and(eq(contentImportRow.importId, id), eq(contentImportRow.line, row.line)));
    }
    await sendJob(tx, job, { id }, { key: id });
  });
}

async function writeSpreadsheetRows(
  { timeZone }: ImportServices,
  tx: TransactionalDatabase,
  actor: Actor,
  { type: name, columns, matchBy, publish }: ContentImport,
  rows: readonly ImportRow[],
): Promise<Map<number, WrittenRow>> {
  const type = contentTypeNamed(name);
  const included = rows.filter(({ action }) => action !== "skip");
  const checked = await checkRows(tx, { type, columns, matchBy, timeZone }, included);
  const written = new Map<number, WrittenRow>();
  for (const row of checked)
    written.set(row.line, await writeRow({ db: tx, actor }, type, columns, row, publish));
  return written;
}

async function writeRow(
  context: { db: TransactionalDatabase; actor: Actor },
  type: ContentType,
  columns: readonly (string | null)[],
  row: CheckedRow,
  publish: boolean,
): Promise<WrittenRow> {
  const { existing } = row;
  const failed = (problems: CellProblem[]): WrittenRow => ({
    action: "fail",
    title: row.title,
    problems,
    note: "",
    itemType: null,
    itemId: null,
    revisionBefore: null,
    publishedBefore: null,
    revisionAfter: null,
  });
  if (row.action === "fail") return failed(row.problems);
  try {
    // A savepoint, so that a refused row does not affect the others.
    return await context.db.transaction(async (db) => {
      const inner = { ...context, db };
      const saved = await save(inner, type, row);
      const { item, note } = publish
        ? await publishIfPossible(inner, type, saved)
        : { item: saved, note: "" };
      const isTouched = item.revision !== existing?.revision;
      return {
        action: isTouched && row.action === "none" ? "update" : row.action,
        title: item.title,
        problems: [],
        note,
        itemType: type.name,
        itemId: item.id,
        revisionBefore: existing?.revision ?? null,
        publishedBefore: existing?.publishedRevision ?? null,
        revisionAfter: isTouched ? item.revision : null,
      };
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = error.more.errors ?? [{ propertyName: type.slugField ?? "", message: error.message }];
    return failed(atCells(columns, errors));
  }
}

async function save(
  context: { db: TransactionalDatabase; actor: Actor },
  type: ContentType,
  { existing, action, data }: CheckedRow,
): Promise<Item> {
  if (!existing) return createItem(context, type, data);
  return action === "none" ? existing : saveDraft(context, type, existing, data);
}

/** A record that does not pass the checks of publishing stays a draft, and the note says why. */
async function publishIfPossible(
  context: { db: TransactionalDatabase; actor: Actor },
  type: ContentType,
  item: Item,
): Promise<{ item: Item; note: string }> {
  if (item.publishedRevision === item.revision) return { item, note: "" };
  try {
    return {
      item: await context.db.transaction((db) => publishItem({ ...context, db }, type, item)),
      note: "",
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reasons = (error.more.errors ?? [error]).map(({ message }) => message);
    return { item, note: `Not published. ${reasons.join(" ")}`.slice(0, 1_000) };
  }
}

/** Deletes what nobody started within a week, and finished imports after half a year: then they cannot be undone. */
export async function deleteOldImports({ db, now }: Pick<ImportServices, "db" | "now">): Promise<void> {
  const { status, createdAt } = contentImport;
  await db
    .delete(contentImport)
    .where(
      or(
        and(eq(status, "draft"), lt(createdAt, subDays(now(), DRAFTS_KEPT_DAYS))),
        lt(createdAt, subDays(now(), KEPT_DAYS)),
      ),
    );
}
