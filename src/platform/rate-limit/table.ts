import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Counters of rate limits, shared by all nodes. The columns are those that rate-limiter-flexible expects. */
export const rateLimit = pgTable("rate_limit", {
  /** The limit's name and a hash of the client: no address is stored. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
