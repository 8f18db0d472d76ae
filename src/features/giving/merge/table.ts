import { foreignKey, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { donor } from "../table";

const instant = () => timestamp({ withTimezone: true });

/** Merges of two donors, for undo. Deleted when one of the donors is erased. */
export const donorMerge = pgTable(
  "donor_merge",
  {
    id: uuid().primaryKey().defaultRandom(),
    keptId: uuid().notNull(),
    mergedId: uuid().notNull(),
    /** The kept donor's `Giver` before the merge, encrypted. */
    person: text().notNull(),
    /** The revision of the kept donor after the merge. */
    keptRevision: integer().notNull(),
    /** The ids of the rows that went to the kept donor. */
    moved: jsonb().$type<MovedRows>().notNull(),
    /** The id of the staff member (`Actor`). */
    actorId: text().notNull(),
    at: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [
    foreignKey({ name: "donor_merge_kept", columns: [table.keptId], foreignColumns: [donor.id] }),
    foreignKey({ name: "donor_merge_merged", columns: [table.mergedId], foreignColumns: [donor.id] }),
    index("donor_merge_of").on(table.keptId, table.at),
    index("donor_merge_gone").on(table.mergedId),
  ],
);

export interface MovedRows {
  gifts: string[];
  monthly: string[];
  pledges: string[];
  inKind: string[];
}
