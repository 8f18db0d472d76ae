import { and, asc, gt, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Sealer } from "../sealer";
import { resealRow } from "./reseal-row";
import type { Rotation } from "./rotation";
import type { Row, SealedTable } from "./sealed-table";

export interface Resealed {
  /** Rows that were resealed. */
  resealed: number;
  /** Rows that no known secret opens. They stay unchanged. */
  unreadable: number;
  /** Rows that still contain text under another known secret, because they changed in the meantime. */
  left: number;
}

const BATCH_SIZE = 100;

/**
 * Reseals everything in a table that is sealed under another secret than the present one. Each row is one
 * statement that applies only if the row is unchanged since it was read. So nothing is locked, no change is
 * lost, and the run can stop at any moment with every row readable.
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
    .limit(BATCH_SIZE);
}

function isStale(sealer: Sealer, { sealed }: SealedTable): SQL | undefined {
  return or(
    ...sealed.map(({ column, purpose }) =>
      and(isNotNull(column), not(sql`starts_with(${column}, ${sealer.prefix(purpose)})`)),
    ),
  );
}
