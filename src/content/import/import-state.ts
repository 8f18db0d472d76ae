import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { contentTypes } from "../registry";
import { describeImportFields } from "./import-columns";
import { countRows } from "./import-rows";
import type { ImportedRow, ImportState, importList } from "./import-schemas";
import type { ContentImport } from "./lock-import";
import { matchChoices } from "./match-rows";
import { mayPublishImport } from "./prepare-import";
import { contentImport, contentImportRow } from "./table";

const MAX_FAILED_ROWS = 100;
const MAX_SAMPLE_ROWS = 10;
const MAX_KEPT_ROWS = 200;
const SAMPLES = 3;
/** Characters of a cell in the response. Longer cells are corrected on the record's form. */
const MAX_CELL_LENGTH = 2_000;
const MAX_SAMPLE_LENGTH = 80;

/**
 * An import with its counts and the rows that a person has to see.
 * @param type null for imports of other sources than spreadsheets
 * @throws AppError NOT_FOUND
 */
export async function importState(
  db: Database,
  actor: Actor,
  name: string,
  id: string,
  type: ContentType | null,
): Promise<ImportState> {
  const [found] = await db
    .select()
    .from(contentImport)
    .where(and(eq(contentImport.id, id), eq(contentImport.type, name)));
  if (!found) throw new AppError("NOT_FOUND", "There is no such import.");
  const { undone, action, line, itemId } = contentImportRow;
  const rows = (condition: SQL | undefined, limit: number) => someRows(db, id, condition, limit);
  const first = await rows(undefined, 50);
  return {
    id,
    type: found.type,
    fileName: found.fileName,
    status: found.status,
    failure: found.failure,
    publish: found.publish,
    mayPublish: type !== null && mayPublishImport(actor, type),
    matchBy: found.matchBy,
    matchChoices: type ? matchChoices(type, found.columns) : [],
    columns: columnsWithSamples(found, first),
    fields: type ? describeImportFields(type) : [],
    counts: await countRows(db, id),
    failed: await rows(eq(action, "fail"), MAX_FAILED_ROWS),
    sample:
      found.status === "draft"
        ? await rows(inArray(action, ["create", "update", "none"]), MAX_SAMPLE_ROWS)
        : await rows(and(isNotNull(itemId), sql`${line} > 0`), MAX_FAILED_ROWS),
    kept: await rows(eq(undone, false), MAX_KEPT_ROWS),
    notes: found.notes,
    createdByName: found.actorName,
    createdAt: found.createdAt.toISOString(),
    finishedAt: found.finishedAt?.toISOString() ?? null,
    undoneAt: found.undoneAt?.toISOString() ?? null,
  };
}

async function someRows(
  db: Database,
  id: string,
  condition: SQL | undefined,
  limit: number,
): Promise<ImportedRow[]> {
  const rows = await db
    .select()
    .from(contentImportRow)
    .where(and(eq(contentImportRow.importId, id), condition))
    .orderBy(asc(contentImportRow.line))
    .limit(limit);
  return rows.map((row) => ({
    line: row.line,
    title: row.title,
    action: row.action,
    cells: row.cells.map((cell) => cell.slice(0, MAX_CELL_LENGTH)),
    problems: row.problems,
    note: row.note,
    missing: row.missing,
    apiName: contentTypes().find(({ name }) => name === row.itemType)?.apiName ?? null,
    itemId: row.itemId,
    keptBecause: row.keptBecause,
  }));
}

function columnsWithSamples({ headings, columns }: ContentImport, rows: readonly ImportedRow[]) {
  return headings.map((heading, at) => ({
    heading,
    field: columns[at] ?? null,
    samples: rows
      .map(({ cells }) => (cells[at] ?? "").trim().slice(0, MAX_SAMPLE_LENGTH))
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
}

/** The newest imports of a type that someone started or is preparing. */
export async function latestImports(db: Database, name: string): Promise<z.output<typeof importList>> {
  const { id, fileName, status, actorName, createdAt, type } = contentImport;
  const rows = sql<number>`(select count(*)::int from ${contentImportRow} where ${contentImportRow.importId} = ${id})`;
  const found = await db
    .select({ id, fileName, status, createdByName: actorName, createdAt, rows })
    .from(contentImport)
    .where(eq(type, name))
    .orderBy(desc(createdAt))
    .limit(20);
  return { imports: found.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
}
