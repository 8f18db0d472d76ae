import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";

/** Shapes of queries that were met, each with the name under which a connection keeps its plan. */
const names = new Map<string, string>();
/** A query whose text has no end of shapes belongs to `execute`. */
const MOST_SHAPES = 200;

/**
 * Runs a query that comes again and again, with other values in the same text: each connection reads and plans it once.
 * Worth it where planning takes longer than running.
 *
 * @param columns what the query answers with, by name
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
  columns: { [Name in keyof Row]: true },
): Promise<Row[]> {
  const fields = Object.fromEntries(Object.keys(columns).map((name) => [name, sql.raw(`"${name}"`)]));
  const select = db.select(fields as Record<string, SQL<unknown>>).from(sql`(${query}) as answer`);
  const name = nameOf(select.toSQL().sql);
  return (await (name ? select.prepare(name).execute() : select)) as Row[];
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_SHAPES) return known;
  const name = `shape_${names.size}`;
  names.set(text, name);
  return name;
}
