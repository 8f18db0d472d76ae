import { isNotNull, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DesignationItem } from "../api/admin/designation-schemas";
import { allDesignations } from "../designation/designations";
import { gift } from "../table";

/** The designations in order, with the number of gifts for each. */
export async function designationList(db: Database): Promise<DesignationItem[]> {
  const [rows, sums] = await Promise.all([
    allDesignations(db),
    db
      .select({
        name: gift.designation,
        gifts: sql<number>`count(*)`.mapWith(Number),
        given: sql<number>`sum(${gift.amount} - ${gift.refunded})`.mapWith(Number),
      })
      .from(gift)
      .where(isNotNull(gift.receiptNumber))
      .groupBy(gift.designation),
  ]);
  const byName = new Map(sums.map((sum) => [sum.name, sum]));
  return rows.map(({ id, name, offeredTo, revision }) => ({
    id,
    name,
    offeredTo,
    revision,
    gifts: byName.get(name)?.gifts ?? 0,
    given: byName.get(name)?.given ?? 0,
  }));
}
