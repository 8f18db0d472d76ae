import type { Database } from "../database/database";
import { defineJob } from "../jobs/job";
import type { Logger } from "../logging/logger";
import { addEntries, type Ledger, ledgerHead, readLedger } from "./ledger";
import type { LedgerPlace } from "./ledger-place";
import { DamagedLedger, ledgerText, parseLedger } from "./ledger-text";

/** Copies erasures to places outside the database, every minute. */
export const mirrorErasuresJob = defineJob("mirror-erasures", { once: "always" });

/** Deletes entries that are too old for every backup, every night. */
export const deleteOldErasuresJob = defineJob("forget-erasures", { once: "always" });

/** An unchanged ledger is rewritten after this time, to extend the time until which it is complete. */
const REWRITTEN_AFTER_MS = 3_600_000;

export interface ErasureMirror {
  /**
   * Writes the ledger to every place where it changed, and to each at least once an hour.
   * @returns the errors of places that could not be written; they are logged, and retried the next time
   */
  mirror(db: Database): Promise<unknown[]>;
}

/**
 * Copies the erasure ledger to other places. Entries of the same site that the database lacks are kept: a
 * database restored without its ledger must not overwrite the better copy.
 */
export function erasureMirror(places: readonly LedgerPlace[], log: Pick<Logger, "warn">): ErasureMirror {
  const written = new Map<LedgerPlace, { state: string; until: Date }>();
  return {
    async mirror(db) {
      const failures: unknown[] = [];
      for (const place of places) {
        try {
          await mirrorTo(place, db);
        } catch (error) {
          log.warn({ err: error, place: place.name }, "could not write the erasure ledger");
          failures.push(error);
        }
      }
      return failures;
    },
  };

  async function mirrorTo(place: LedgerPlace, db: Database): Promise<void> {
    const last = written.get(place);
    if (!last) await keepEntriesOf(place, db, log);
    const ledger = await readLedger(db);
    const state = stateOf(ledger);
    if (last?.state === state && +ledger.until - +last.until < REWRITTEN_AFTER_MS) return;
    await place.write(ledgerText(ledger));
    written.set(place, { state, until: ledger.until });
  }
}

async function keepEntriesOf(place: LedgerPlace, db: Database, log: Pick<Logger, "warn">): Promise<void> {
  const text = await place.read();
  if (text === null) return;
  try {
    const { site, entries } = parseLedger(text);
    const own = await ledgerHead(db);
    if (site === own.site)
      await addEntries(
        db,
        entries.filter(({ at }) => at >= own.since),
      );
  } catch (error) {
    if (!(error instanceof DamagedLedger)) throw error;
    log.warn({ place: place.name }, "the erasure ledger there was damaged, and is written again");
  }
}

function stateOf({ since, entries }: Ledger): string {
  return `${+since} ${entries.length} ${entries.at(-1)?.id}`;
}
