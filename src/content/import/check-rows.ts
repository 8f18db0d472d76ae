import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { nextFreeTick } from "~/platform/next-free-tick";
import type { Item } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";
import type { CellProblem, RowAction } from "./import-schemas";
import { keyOf, type Matches, matchRows, type RowKey } from "./match-rows";
import { problemsOf, type ReadRow, readRow, referringCells, unknownId } from "./read-row";
import { recordNames } from "./record-names";

/** How an import reads its rows. */
export interface ImportRules {
  type: ContentType;
  columns: readonly (string | null)[];
  matchBy: string;
  /** IANA name of the hospital's zone. */
  timeZone: string;
}

/** The effect of a row, and its errors. */
export interface CheckedRow {
  line: number;
  cells: string[];
  title: string;
  key: string | null;
  action: RowAction;
  problems: CellProblem[];
  missing: string[];
  /** The record that it changes. */
  existing: Item | undefined;
  /** The values to write: for an existing record those that differ. */
  data: Record<string, unknown>;
}

/** Rows that are read in one go. Then other requests get a turn. */
const BATCH_SIZE = 25;

/**
 * Reads and checks rows without writing anything: related records and existing ones are looked up once for
 * all of them.
 * @param others the keys of the import's rows that are not checked, with their lines
 */
export async function checkRows(
  db: Database,
  rules: ImportRules,
  rows: readonly { line: number; cells: string[] }[],
  others: ReadonlyMap<string, number> = new Map(),
): Promise<CheckedRow[]> {
  const { type, columns, matchBy, timeZone } = rules;
  const context = await recordNames(db, referringCells(type, columns, rows), timeZone);
  const read: { row: ReadRow; key: RowKey }[] = [];
  for (const [at, one] of rows.entries()) {
    if (at % BATCH_SIZE === 0) await nextFreeTick();
    const row = readRow(type, columns, one, context);
    read.push({ row, key: keyOf(type, matchBy, row) });
  }
  const found = {
    matches: await matchRows(
      db,
      type,
      matchBy,
      read.map(({ key }) => key),
    ),
    addresses: await ownersOfAddresses(
      db,
      type,
      read.map(({ row }) => row),
    ),
  };
  const lines = new Map(others);
  const checked: CheckedRow[] = [];
  for (const [at, { row, key }] of read.entries()) {
    if (at % BATCH_SIZE === 0) await nextFreeTick();
    checked.push(checkRow(rules, row, key, found, lines));
  }
  return checked;
}

interface Found {
  matches: Matches;
  /** The id of the record with a slug. */
  addresses: ReadonlyMap<string, string>;
}

function checkRow(
  rules: ImportRules,
  row: ReadRow,
  key: RowKey,
  { matches, addresses }: Found,
  lines: Map<string, number>,
): CheckedRow {
  const { type, columns } = rules;
  const { existing, problems: unclear } = recordFor(rules, row.line, key, matches, lines);
  const values = problemsOf(type, columns, { ...existing?.data, ...row.data });
  const named = [...row.problems, ...unclear];
  // A cell that could not be read is not validated too.
  const unread = new Set(named.map(({ column }) => column));
  const problems = [
    ...named,
    ...values.problems.filter(({ column }) => column === null || !unread.has(column)),
    ...takenAddress(rules, values.data, existing, addresses),
  ];
  const changes = existing ? differing(row.data, values.data, existing.data) : row.data;
  return {
    line: row.line,
    cells: row.cells,
    title: titleOf(type, values.data, row),
    key: key.id ?? key.key ?? null,
    action: actionOf(problems, existing, changes),
    problems,
    missing: type
      .missing(values.data)
      .filter(({ propertyName }) => propertyName !== type.slugField)
      .map(({ label }) => label),
    existing,
    data: changes,
  };
}

/** The record that a row changes, and why that may be unclear. */
function recordFor(
  { type, columns, matchBy }: ImportRules,
  line: number,
  { id, key }: RowKey,
  matches: Matches,
  lines: Map<string, number>,
): { existing: Item | undefined; problems: CellProblem[] } {
  const column = keyColumnOf(type, columns, matchBy, id);
  const problems: CellProblem[] = [];
  const unique = id ?? key;
  if (unique === undefined) return { existing: undefined, problems };
  const earlier = lines.get(unique) ?? line;
  lines.set(unique, earlier);
  if (earlier !== line) problems.push({ column, message: sameAs(type, earlier) });
  if (id !== undefined) {
    const existing = matches.byId(id);
    if (!existing) problems.push({ column, message: unknownId(type) });
    return { existing, problems };
  }
  const [existing, ...others] = matches.byKey(unique);
  if (others.length > 0) {
    const many = type.label.many.toLowerCase();
    const message = `${others.length + 1} ${many} are the same here. Choose another way to find existing records.`;
    problems.push({ column, message });
  }
  return { existing, problems };
}

function takenAddress(
  { type, columns }: ImportRules,
  data: Record<string, unknown>,
  existing: Item | undefined,
  addresses: ReadonlyMap<string, string>,
): CellProblem[] {
  const slug = type.slug(data);
  const owner = slug === null ? undefined : addresses.get(slug);
  if (owner === undefined || owner === existing?.id) return [];
  const column = type.slugField ? columns.indexOf(type.slugField) : -1;
  const message = `Another ${type.label.one.toLowerCase()} already has the address “${slug}”.`;
  return [{ column: column === -1 ? null : column, message }];
}

function actionOf(problems: CellProblem[], existing: Item | undefined, changes: object): RowAction {
  if (problems.length > 0) return "fail";
  if (!existing) return "create";
  return Object.keys(changes).length > 0 ? "update" : "none";
}

/** The column to correct if the row finds the wrong record. */
function keyColumnOf(
  type: ContentType,
  columns: readonly (string | null)[],
  matchBy: string,
  id: string | undefined,
): number | null {
  const named = id === undefined ? [matchBy, type.slugField ?? "", "title", "name"] : ["id"];
  const column = named.map((name) => columns.indexOf(name)).find((at) => at !== -1);
  return column ?? null;
}

function sameAs(type: ContentType, line: number): string {
  return `Row ${line} is about the same ${type.label.one.toLowerCase()}. Correct one of them, or leave one out.`;
}

/** The values of the columns that differ from the record's. */
function differing(
  sent: Record<string, unknown>,
  clean: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const names = Object.keys(sent).filter((name) => !isDeepStrictEqual(clean[name], before[name]));
  return Object.fromEntries(names.map((name) => [name, clean[name]]));
}

/** The record's title, or else the first filled cell. */
function titleOf(type: ContentType, data: Record<string, unknown>, { line, cells }: ReadRow): string {
  const filled = cells.find((cell) => cell.trim() !== "")?.trim();
  return titleIn(type, data) || (filled ?? `Row ${line}`).slice(0, 120);
}

/** The title that the values make; empty if the type cannot read them, because the schema refused some. */
function titleIn(type: ContentType, data: Record<string, unknown>): string {
  try {
    return type.title(data);
  } catch {
    return "";
  }
}

async function ownersOfAddresses(
  db: Database,
  type: ContentType,
  rows: readonly ReadRow[],
): Promise<Map<string, string>> {
  const slugs = rows.flatMap(({ data }) => type.slug(data) ?? []);
  if (slugs.length === 0) return new Map();
  const { id, slug, trashedAt } = contentItem;
  const owners = await db
    .select({ id, slug })
    .from(contentItem)
    .where(and(eq(contentItem.type, type.name), isNull(trashedAt), inArray(slug, [...new Set(slugs)])));
  return new Map(owners.flatMap((row) => (row.slug === null ? [] : [[row.slug, row.id]])));
}
