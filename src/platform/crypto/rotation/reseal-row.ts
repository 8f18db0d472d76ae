import { and, eq, isNull } from "drizzle-orm";
import { UnreadableSeal } from "../sealer";
import type { Rotation } from "./rotation";
import type { Opened, Row, SealedTable } from "./sealed-table";

/**
 * Reseals one row, unless it changed since it was read.
 * @param row as it was read
 */
export async function resealRow(
  rotation: Rotation,
  sealed: SealedTable,
  row: Row,
): Promise<"resealed" | "unreadable" | "changed"> {
  const opened = open(rotation, sealed, row);
  if (!opened) return "unreadable";
  const fresh = Object.fromEntries(
    sealed.sealed.map(({ property, purpose }) => {
      const text = opened[property] ?? null;
      return [property, text === null ? null : rotation.sealer.seal(text, purpose)];
    }),
  );
  const hashes = sealed.hashes?.(rotation.keyedHash, row, opened) ?? {};
  try {
    return await write(rotation, sealed, row, { ...fresh, ...hashes });
  } catch (error) {
    // The same person was added again before the keys were rotated: the later row has the new hash, and this
    // row keeps the old one.
    if (!isTaken(error)) throw error;
    return write(rotation, sealed, row, fresh);
  }
}

function open({ sealer }: Rotation, { sealed }: SealedTable, row: Row): Opened | undefined {
  try {
    return Object.fromEntries(
      sealed.map(({ property, purpose }) => {
        const text = row[property];
        return [property, typeof text === "string" ? sealer.open(text, purpose) : null];
      }),
    );
  } catch (error) {
    if (error instanceof UnreadableSeal) return undefined;
    throw error;
  }
}

async function write({ db }: Rotation, { table, key, sealed }: SealedTable, row: Row, changes: Row) {
  const unchanged = sealed.map(({ property, column }) =>
    row[property] === null ? isNull(column) : eq(column, row[property]),
  );
  const { rowCount } = await db
    .update(table)
    .set(changes)
    .where(and(eq(key.column, row[key.property]), ...unchanged));
  return rowCount ? "resealed" : "changed";
}

const UNIQUE_VIOLATION = "23505";

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === UNIQUE_VIOLATION;
}
