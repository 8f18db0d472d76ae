import { asc, gt } from "drizzle-orm";
import type { Database } from "../../database/database";
import { UnreadableSeal } from "../sealer";
import type { SealedTable } from "./sealed-table";

export interface OpenedRows {
  /** Rows whose sealed columns all opened. */
  opened: number;
  /** Rows that no known secret opens. */
  unreadable: number;
}

const BATCH_SIZE = 500;

/**
 * Opens everything sealed in a table, and discards it.
 * @param open throws UnreadableSeal
 */
export async function openSealed(
  db: Database,
  { table, key, sealed }: SealedTable,
  open: (text: string, purpose: string) => string,
): Promise<OpenedRows> {
  const found: OpenedRows = { opened: 0, unreadable: 0 };
  let after: unknown;
  for (;;) {
    const rows = await db
      .select()
      .from(table)
      .where(after === undefined ? undefined : gt(key.column, after))
      .orderBy(asc(key.column))
      .limit(BATCH_SIZE);
    for (const row of rows) {
      const texts = sealed.flatMap(({ property, purpose }) => {
        const text = row[property];
        return typeof text === "string" ? [{ text, purpose }] : [];
      });
      if (texts.length === 0) continue;
      try {
        for (const { text, purpose } of texts) open(text, purpose);
        found.opened += 1;
      } catch (error) {
        if (!(error instanceof UnreadableSeal)) throw error;
        found.unreadable += 1;
      }
    }
    if (rows.length < BATCH_SIZE) return found;
    after = rows.at(-1)?.[key.property];
  }
}
