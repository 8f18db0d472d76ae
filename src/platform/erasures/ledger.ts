import { asc, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { type ErasureEntry, erasureEntry, erasureLedger } from "./table";

const ROW = "ledger";
/** An entry uses four parameters of a statement, which allows 65,535. */
const BATCH_SIZE = 10_000;

/**
 * Longer than the age of every backup that the site knows of, because someone may keep an older one
 * elsewhere.
 */
export const ENTRIES_KEPT_DAYS = 400;

/** The erasures of a site, complete from `since` to `until`. */
export interface Ledger {
  /** The site's id, the same in its restored copies. */
  site: string;
  since: Date;
  until: Date;
  /** Oldest first. */
  entries: ErasureEntry[];
}

/**
 * The site's id in a database, and since when its entries are complete. Creates that row if missing.
 * @param knownSite the site's id if the database has none; a new one by default
 */
export async function ledgerHead(db: Database, knownSite?: string): Promise<{ site: string; since: Date }> {
  await db.insert(erasureLedger).values({ id: ROW, site: knownSite }).onConflictDoNothing();
  const [row] = await db.select().from(erasureLedger);
  if (!row) throw new Error("The row of the erasure ledger is missing.");
  return { site: row.site, since: row.since };
}

/** All erasures as of now, by the database's clock. */
export async function readLedger(db: Database): Promise<Ledger> {
  const { site, since } = await ledgerHead(db);
  // Read before the entries, so that everything committed by then is among them.
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  const entries = await db.select().from(erasureEntry).orderBy(asc(erasureEntry.at), asc(erasureEntry.id));
  return { site, since, until: new Date(rows[0]?.now ?? 0), entries };
}

/** Adds entries that another copy of the site wrote. Existing ones stay unchanged. */
export async function addEntries(db: Database, entries: readonly ErasureEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += BATCH_SIZE)
    await db
      .insert(erasureEntry)
      .values(entries.slice(from, from + BATCH_SIZE))
      .onConflictDoNothing();
}

/** Marks the time before as unknown. */
export async function beginLedgerAt(db: Database, since: Date): Promise<void> {
  await ledgerHead(db);
  await db.update(erasureLedger).set({ since });
}

/** Deletes entries older than every backup that could need them. */
export async function deleteOldEntries(db: Database, before: Date): Promise<void> {
  const gone = await db
    .delete(erasureEntry)
    .where(lt(erasureEntry.at, before))
    .returning({ at: erasureEntry.at });
  const { since } = await ledgerHead(db);
  if (gone.length > 0 && since < before) await beginLedgerAt(db, before);
}
