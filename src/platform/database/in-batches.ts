import { gt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Large enough that round trips cost little, and small enough for the memory and for one iteration of the
 * event loop.
 */
const BATCH = 500;

/**
 * For rows that contain whole forms or emails, up to half a megabyte each. Anyone can create many of them.
 */
export const BATCH_OF_DOCUMENTS = 50;

export interface Batch {
  /** The condition that a row comes after the batches before; undefined for the first batch. */
  isNext: SQL | undefined;
  limit: number;
}

/**
 * All rows of a query, read in batches, for tables whose rows must be decrypted to be searched.
 * @param id the column by which `read` must order its rows
 * @param read reads the first `limit` rows that are next
 * @param size rows in memory at a time
 */
export async function* inBatches<Row extends { id: string }>(
  id: PgColumn,
  read: (batch: Batch) => PromiseLike<readonly Row[]>,
  size = BATCH,
): AsyncGenerator<Row> {
  let isNext: SQL | undefined;
  for (;;) {
    const rows = await read({ isNext, limit: size });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    isNext = gt(id, last.id);
  }
}
