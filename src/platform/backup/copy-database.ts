import type pg from "pg";
import { newerMigrations, refuseBeforeBaseline } from "../database/baseline";
import { createMoveRecordTable, readMoveRecord, writeMoveRecord } from "../database/move/move-record";
import { programMigrations } from "../database/program-migrations";
import { StartupError } from "../startup-error";
import { countRows, openSnapshot } from "./database-snapshot";
import { beginLoad } from "./load-database";

interface Copy {
  from: string;
  to: string;
  /** Drops everything in the target, in the same transaction. */
  replace?: boolean;
  signal?: AbortSignal;
  /** Called in the transaction that writes the copy, after it was compared with the original. */
  beforeCommit?(target: pg.ClientBase): Promise<void>;
  /** What the operator can do if the copy would be incomplete. */
  remedy?: string;
}

/**
 * Copies a site's database into an empty one on another server, as a backup and its restore would, without a
 * file.
 * @returns the number of rows
 * @throws StartupError if the copy would be incomplete; then nothing is committed. The signal's reason
 */
export async function copyDatabase(copy: Copy): Promise<number> {
  const { from, to, replace = false, signal, remedy = UNCHANGED_NOTE } = copy;
  const incomplete = (reason: string) =>
    new StartupError(`The database cannot be copied completely to another PostgreSQL. ${reason}`, remedy);
  const snapshot = await openSnapshot(from);
  try {
    const { description } = snapshot;
    // The database is still empty.
    if (description.migrations.length === 0 && description.tables.length === 0) return 0;
    const own = await programMigrations();
    refuseBeforeBaseline(description.migrations, own);
    if (newerMigrations(description.migrations, own).length > 0)
      throw incomplete("A newer release changed the database, and this one cannot create its tables.");
    const load = await beginLoad(to, description, { replace });
    try {
      if (load.foreign.length > 0)
        throw incomplete(`These tables are not Openward's: ${load.foreign.join(", ")}.`);
      for (const table of description.tables)
        for await (const bytes of snapshot.read(table) as AsyncIterable<Uint8Array>) {
          signal?.throwIfAborted();
          await load.write(table, bytes);
        }
      const [copied, original] = [
        await load.complete(),
        await countRows(snapshot.client, description.tables),
      ];
      const wrong = Object.keys(original).filter((name) => copied[name] !== original[name]);
      if (wrong.length > 0)
        throw incomplete(`These tables have different rows in the copy: ${wrong.join(", ")}.`);
      await keepMoveRecord(snapshot.client, load.client);
      await copy.beforeCommit?.(load.client);
      signal?.throwIfAborted();
      await load.commit();
      return Object.values(original).reduce((sum, rows) => sum + rows, 0);
    } finally {
      await load.end();
    }
  } finally {
    await snapshot.end();
  }
}

/**
 * Keeps the record that the database was moved elsewhere when it is copied to another version of PostgreSQL.
 */
async function keepMoveRecord(from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  const record = await readMoveRecord(from);
  if (!record) return;
  await createMoveRecordTable(to);
  await writeMoveRecord(to, record);
}

const UNCHANGED_NOTE = "It stays unchanged: start the release that used it last.";
