import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";

type Row = Record<string, unknown>;
type Run<R extends Row> = { execute(values: Row): Promise<R[]> };

/**
 * A frequent query whose values change but whose text does not. The text is built once, and each connection
 * parses and plans it once. Worthwhile if that takes as long as running it.
 * @param name of the prepared statement; must be unique
 * @param query with a `sql.placeholder` for each value
 * @param columns the result's columns, by name
 */
export function preparedQuery<Values extends Row, Answer extends Row>(
  name: string,
  query: SQL,
  columns: { [Name in keyof Answer]: true },
): (db: Database, values: Values) => Promise<Answer[]> {
  const fields = Object.fromEntries(Object.keys(columns).map((column) => [column, sql.raw(`"${column}"`)]));
  // By database, because each transaction is a different object.
  const prepared = new WeakMap<Database, Run<Answer>>();
  const prepare = (db: Database) => {
    const select = db.select(fields as Record<string, SQL<unknown>>).from(sql`(${query}) as answer`);
    const run = select.prepare(name) as unknown as Run<Answer>;
    prepared.set(db, run);
    return run;
  };
  return (db, values) => (prepared.get(db) ?? prepare(db)).execute(values);
}
