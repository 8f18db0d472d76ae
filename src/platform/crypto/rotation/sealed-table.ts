import { getTableColumns, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { KeyedHash } from "../keyed-hash";

/** A table that keeps sealed text, as the rotation of keys has to know it. */
export interface SealedTable {
  table: PgTable;
  name: string;
  /** The primary key, of one column. */
  key: { property: string; column: PgColumn };
  sealed: SealedColumn[];
  /** The keyed hashes of a row that are made from what it has sealed; called with what was opened. */
  hashes?(keyedHash: KeyedHash, row: Row, opened: Opened): Row;
}

export interface SealedColumn {
  property: string;
  column: PgColumn;
  purpose: string;
}

export type Row = Record<string, unknown>;

/** What the sealed columns held, by property; null where there is nothing. */
export type Opened = Record<string, string | null>;

type Hashes<Table extends PgTable> = (
  keyedHash: KeyedHash,
  row: InferSelectModel<Table>,
  opened: Opened,
) => Partial<InferInsertModel<Table>>;

/**
 * Says which columns of a table are sealed, and under which purpose.
 * @param hashes of the keyed hashes that stand beside them, those that can be made again from what is sealed
 */
export function sealedTable<Table extends PgTable>(
  table: Table,
  purposes: Partial<Record<keyof InferSelectModel<Table> & string, string>>,
  hashes?: Hashes<Table>,
): SealedTable {
  const columns = getTableColumns(table);
  const named = (property: string) => {
    const column = columns[property];
    if (!column) throw new Error(`There is no column ${property}.`);
    return { property, column };
  };
  const key = Object.keys(columns).find((property) => columns[property]?.primary);
  if (!key) throw new Error("A table with sealed columns has a primary key of one column.");
  return {
    table,
    name: getTableConfig(table).name,
    key: named(key),
    sealed: Object.entries<string | undefined>(purposes).map(([property, purpose = ""]) => ({
      ...named(property),
      purpose,
    })),
    hashes: hashes as SealedTable["hashes"],
  };
}
