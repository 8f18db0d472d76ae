import { foreignKey, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { donor } from "../table";

const instant = () => timestamp({ withTimezone: true });

/** The mailing of one year's statements to all donors. The row is locked while the job writes a batch. */
export const statementRun = pgTable("statement_run", {
  year: integer().primaryKey(),
  /** The id of the staff member (`Actor`) who started or resumed it last. */
  actorId: text().notNull(),
  startedAt: instant().notNull(),
  /** When staff stopped it. Null while it runs, also after staff resumed it. */
  stoppedAt: instant(),
  finishedAt: instant(),
});

/** A donor's statement of one year. The row is written together with the email, so a donor gets only one. */
export const statement = pgTable(
  "statement",
  {
    id: uuid().primaryKey().defaultRandom(),
    year: integer().notNull(),
    donorId: uuid().notNull(),
    /** `paper`: the donor has no email address, so staff print it. */
    by: text().$type<"mail" | "paper">().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    foreignKey({ name: "statement_of", columns: [table.donorId], foreignColumns: [donor.id] }),
    uniqueIndex("statement_once").on(table.year, table.donorId),
  ],
);
