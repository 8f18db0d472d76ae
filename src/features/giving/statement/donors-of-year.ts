import { and, eq, exists, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { momentOf } from "../moment-of";
import { donor, gift } from "../table";
import { statement } from "./table";

/** The condition for donors who made a gift in that year that was not fully refunded. */
export function hasGiftInYear(db: Database, year: number, timeZone: string) {
  return and(
    isNotNull(donor.person),
    exists(
      db
        .select({ one: sql`1` })
        .from(gift)
        .where(
          and(
            eq(gift.donorId, donor.id),
            isNotNull(gift.receiptNumber),
            gte(gift.givenAt, momentOf(`${year}-01-01`, 0, timeZone)),
            lt(gift.givenAt, momentOf(`${year + 1}-01-01`, 0, timeZone)),
            lt(gift.refunded, gift.amount),
          ),
        ),
    ),
  );
}

/** The year's donors who have no statement yet, in a fixed order. */
export function donorsWithout(db: Database, year: number, timeZone: string) {
  return db
    .select({ donor })
    .from(donor)
    .leftJoin(statement, and(eq(statement.donorId, donor.id), eq(statement.year, year)))
    .where(and(hasGiftInYear(db, year, timeZone), isNull(statement.id)))
    .orderBy(donor.id);
}
