import type pg from "pg";

/**
 * The same class of connections, whose queries never name a prepared statement: a pooler with a session per
 * transaction may send the next query to a session that does not know the name. The database then parses each
 * query again.
 */
export function withoutStatementNames(Client: typeof pg.Client): typeof pg.Client {
  class Unnamed extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: one of the nine ways in which pg can be called
    override query(query: any, ...rest: any[]): any {
      const isNamed = typeof query?.name === "string" && query.name !== "";
      const unnamed = isNamed ? { ...query, name: undefined } : query;
      return (super.query as (...args: unknown[]) => unknown)(unnamed, ...rest);
    }
  }
  return Unnamed as unknown as typeof pg.Client;
}
