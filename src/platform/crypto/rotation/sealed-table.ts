import { getTableColumns, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { KeyedHash } from "../keyed-hash";

/** Declares a table with sealed columns, for key rotation. */
export interface SealedTable {
  table: PgTable;
  name: string;
  /** The primary key, of one column. */
  key: { property: string; column: PgColumn };
  sealed: SealedColumn[];
  /** The row's keyed hashes, computed from its opened values. */
  hashes?(keyedHash: KeyedHash, row: Row, opened: Opened): Row;
}

export interface SealedColumn {
  property: string;
  column: PgColumn;
  purpose: string;
}

export type Row = Record<string, unknown>;

/** The opened values of the sealed columns, by property; null for empty ones. */
export type Opened = Record<string, string | null>;

type Hashes<Table extends PgTable> = (
  keyedHash: KeyedHash,
  row: InferSelectModel<Table>,
  opened: Opened,
) => Partial<InferInsertModel<Table>>;

/**
 * Declares which columns of a table are sealed, and for which purpose.
 * @param hashes those of the row's keyed hashes that can be computed from sealed values
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
  if (!key) throw new Error("A table with sealed columns must have a primary key of one column.");
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
