import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Who used how much of a limit, shared by every node. Its columns are those that rate-limiter-flexible expects. */
export const rateLimit = pgTable("rate_limit", {
  /** The limit's name and a hash of who is limited: no address is kept. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
