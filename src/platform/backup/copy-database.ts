import type pg from "pg";
import { newerMigrations, refuseBeforeBaseline } from "../database/baseline";
import { layMoveRecord, readMoveRecord, writeMoveRecord } from "../database/move/move-record";
import { ownMigrations } from "../database/own-migrations";
import { StartupError } from "../startup-error";
import { countRows, openSnapshot } from "./database-snapshot";
import { beginLoad } from "./load-database";

interface Copy {
  from: string;
  to: string;
  /** Drops what is in the target, in the same transaction. */
  replace?: boolean;
  /** Aborted when the copy is not wanted any more. */
  signal?: AbortSignal;
  /** Called in the transaction that writes the copy, once it is complete and compared. */
  beforeCommit?(target: pg.ClientBase): Promise<void>;
  /** What the operator can do when the copy would not be whole. */
  remedy?: string;
}

/**
 * Copies a site's database into an empty one on another server, as a backup and its restore would, without a file in between.
 *
 * @returns how many rows it has
 * @throws StartupError when the copy would not be whole; nothing is committed then. The signal's reason
 */
export async function copyDatabase(copy: Copy): Promise<number> {
  const { from, to, replace = false, signal, remedy = FOR_A_NEW_SERVER } = copy;
  const incomplete = (reason: string) =>
    new StartupError(`The database cannot be copied to another PostgreSQL as a whole. ${reason}`, remedy);
  const snapshot = await openSnapshot(from);
  try {
    const { description } = snapshot;
    // Nothing of ours is in it yet.
    if (description.migrations.length === 0 && description.tables.length === 0) return 0;
    const own = await ownMigrations();
    refuseBeforeBaseline(description.migrations, own);
    if (newerMigrations(description.migrations, own).length > 0)
      throw incomplete("The database was changed by a newer release, whose tables this one cannot make.");
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
        throw incomplete(`These tables do not have the same rows in the copy: ${wrong.join(", ")}.`);
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

/** A database that was moved elsewhere stays one, also in another version of PostgreSQL. */
async function keepMoveRecord(from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  const record = await readMoveRecord(from);
  if (!record) return;
  await layMoveRecord(to);
  await writeMoveRecord(to, record);
}

const FOR_A_NEW_SERVER = "It stays as it is: start the release that used it last.";
