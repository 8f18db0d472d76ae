import type pg from "pg";

/** Whether a database's contents were moved elsewhere, or came from another database. */
export type MoveRecord =
  | {
      state: "moved";
      at: Date;
      /** The new location in words, without a password. */
      place: string;
      /** The new URL, sealed under the site's secret. */
      sealedAddress: string;
    }
  | {
      /** A complete copy that no site has started on yet. */
      state: "arrived";
      at: Date;
    };

/** Announced in a database that was moved, so that its nodes switch to the new one. */
export const MOVED_TAG = "database-moved";

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** @returns undefined for a database that was never part of a move */
export async function readMoveRecord(client: Queryable): Promise<MoveRecord | undefined> {
  const { rows: found } = await client.query("select to_regclass('drizzle.database_move') as name");
  if (found[0]?.name === null) return undefined;
  const { rows } = await client.query("select state, at, place, sealed_address from drizzle.database_move");
  const [row] = rows;
  if (!row) return undefined;
  const at = row.at as Date;
  if (row.state === "arrived") return { state: "arrived", at };
  return { state: "moved", at, place: String(row.place), sealedAddress: String(row.sealed_address) };
}

/**
 * In the same schema as the list of migrations, so it belongs to this one database: no backup or copy
 * includes it.
 */
export async function createMoveRecordTable(client: pg.ClientBase): Promise<void> {
  await client.query(`create schema if not exists drizzle; create table if not exists drizzle.database_move (
    id boolean primary key default true check (id), state text not null check (state in ('moved', 'arrived')),
    at timestamptz not null, place text, sealed_address text)`);
}

/** Writes in the caller's transaction. */
export async function writeMoveRecord(client: pg.ClientBase, record: MoveRecord): Promise<void> {
  const { state, at } = record;
  const [place, sealedAddress] =
    record.state === "moved" ? [record.place, record.sealedAddress] : [null, null];
  await client.query(
    `insert into drizzle.database_move (state, at, place, sealed_address) values ($1, $2, $3, $4)
      on conflict (id) do update set state = excluded.state, at = excluded.at, place = excluded.place, sealed_address = excluded.sealed_address`,
    [state, at, place, sealedAddress],
  );
}

/** Removes the record: from now on the site owns this database. */
export async function clearMoveRecord(client: Queryable): Promise<void> {
  const { rows } = await client.query("select to_regclass('drizzle.database_move') as name");
  if (rows[0]?.name !== null) await client.query("delete from drizzle.database_move");
}
