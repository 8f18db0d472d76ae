import { and, asc, gt, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Sealer } from "../sealer";
import { resealRow } from "./reseal-row";
import type { Rotation } from "./rotation";
import type { Row, SealedTable } from "./sealed-table";

export interface Resealed {
  /** Rows that were sealed anew. */
  resealed: number;
  /** Rows that no known secret opens; they stay as they are. */
  unreadable: number;
  /** Rows that still have something under another secret and could be opened: somebody wrote them meanwhile. */
  left: number;
}

const AT_ONCE = 100;

/**
 * Seals anew whatever a table has under another secret than the present one. Each row is one statement that takes effect only where
 * the row still holds what was read: nothing is locked, nobody's change is lost, and stopping at any moment leaves every row readable.
 */
export async function resealTable(rotation: Rotation, sealed: SealedTable): Promise<Resealed> {
  let resealed = 0;
  let unreadable = 0;
  let after: unknown;
  for (;;) {
    const rows = await staleRows(rotation, sealed, after);
    if (rows.length === 0) break;
    const done = await Promise.all(rows.map((row) => resealRow(rotation, sealed, row)));
    resealed += done.filter((each) => each === "resealed").length;
    unreadable += done.filter((each) => each === "unreadable").length;
    after = rows.at(-1)?.[sealed.key.property];
  }
  const left = await rotation.db.$count(sealed.table, isStale(rotation.sealer, sealed));
  return { resealed, unreadable, left: Math.max(0, left - unreadable) };
}

async function staleRows({ db, sealer }: Rotation, sealed: SealedTable, after: unknown): Promise<Row[]> {
  const { key, table } = sealed;
  return db
    .select()
    .from(table)
    .where(and(isStale(sealer, sealed), after === undefined ? undefined : gt(key.column, after)))
    .orderBy(asc(key.column))
    .limit(AT_ONCE);
}

function isStale(sealer: Sealer, { sealed }: SealedTable): SQL | undefined {
  return or(
    ...sealed.map(({ column, purpose }) =>
      and(isNotNull(column), not(sql`starts_with(${column}, ${sealer.prefix(purpose)})`)),
    ),
  );
}
