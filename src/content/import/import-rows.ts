import { and, asc, count, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { CheckedRow } from "./check-rows";
import { contentImportRow } from "./table";

/** Rows of one statement. */
const BATCH = 500;

/** Writes the results of a check, for existing and new rows. */
export async function storeChecked(
  db: Database,
  importId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows.slice(at, at + BATCH).map((row) => ({
      importId,
      line: row.line,
      cells: row.cells,
      title: row.title,
      key: row.key,
      action: row.action,
      problems: row.problems,
      missing: row.missing,
    }));
    const excluded = (column: string) => sql.raw(`excluded.${column}`);
    await db
      .insert(contentImportRow)
      .values(values)
      .onConflictDoUpdate({
        target: [contentImportRow.importId, contentImportRow.line],
        set: {
          cells: excluded("cells"),
          title: excluded("title"),
          key: excluded("key"),
          action: excluded("action"),
          problems: excluded("problems"),
          missing: excluded("missing"),
        },
      });
  }
}

/** The rows that are not left out, in order. */
export function rowsToCheck(db: Database, importId: string) {
  const { line, cells } = contentImportRow;
  return db
    .select({ line, cells })
    .from(contentImportRow)
    .where(and(eq(contentImportRow.importId, importId), ne(contentImportRow.action, "skip")))
    .orderBy(asc(line));
}

/** The rows with a problem, and these lines, in order. */
export async function rowsToCorrect(db: Database, importId: string, lines: readonly number[]) {
  const { line, cells, action } = contentImportRow;
  return db
    .select({ line, cells })
    .from(contentImportRow)
    .where(
      and(
        eq(contentImportRow.importId, importId),
        sql`(${action} = 'fail' or ${line} = any(${sql.param([...lines])}::int[]))`,
      ),
    )
    .orderBy(asc(line));
}

/** The keys of all other rows that are not left out, with their lines. */
export async function keysOfOthers(
  db: Database,
  importId: string,
  lines: readonly number[],
): Promise<Map<string, number>> {
  const { key, line, action } = contentImportRow;
  const rows = await db
    .select({ key, line })
    .from(contentImportRow)
    .where(
      and(
        eq(contentImportRow.importId, importId),
        isNotNull(key),
        inArray(action, ["create", "update", "none"]),
        sql`${line} <> all(${sql.param([...lines])}::int[])`,
      ),
    );
  return new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row.line]])));
}

/** How many rows there are of each kind. */
export async function countRows(db: Database, importId: string) {
  const { action, missing, doneAt, undone } = contentImportRow;
  const where = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counts] = await db
    .select({
      total: count(),
      create: where(sql`${action} = 'create'`),
      update: where(sql`${action} = 'update'`),
      none: where(sql`${action} = 'none'`),
      fail: where(sql`${action} = 'fail'`),
      skip: where(sql`${action} = 'skip'`),
      incomplete: where(
        sql`${action} in ('create', 'update', 'none') and jsonb_array_length(${missing}) > 0`,
      ),
      done: where(sql`${doneAt} is not null`),
      undone: where(sql`${undone}`),
      kept: where(sql`not ${undone}`),
    })
    .from(contentImportRow)
    .where(eq(contentImportRow.importId, importId));
  if (!counts) throw new Error("A count returned no row.");
  return counts;
}
