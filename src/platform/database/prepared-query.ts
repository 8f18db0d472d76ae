import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";

type Row = Record<string, unknown>;
type Run<R extends Row> = { execute(values: Row): Promise<R[]> };

/**
 * A query that comes again and again with other values in the same text: the text is put together once, and each connection reads and plans it once.
 * Worth it where that takes as long as running it.
 *
 * @param name of the plan; no other query may have it
 * @param query with a `sql.placeholder` for each value
 * @param columns what the query answers with, by name
 */
export function preparedQuery<Values extends Row, Answer extends Row>(
  name: string,
  query: SQL,
  columns: { [Name in keyof Answer]: true },
): (db: Database, values: Values) => Promise<Answer[]> {
  const fields = Object.fromEntries(Object.keys(columns).map((column) => [column, sql.raw(`"${column}"`)]));
  // By database, because a transaction is one of its own.
  const prepared = new WeakMap<Database, Run<Answer>>();
  const prepare = (db: Database) => {
    const select = db.select(fields as Record<string, SQL<unknown>>).from(sql`(${query}) as answer`);
    const run = select.prepare(name) as unknown as Run<Answer>;
    prepared.set(db, run);
    return run;
  };
  return (db, values) => (prepared.get(db) ?? prepare(db)).execute(values);
}
