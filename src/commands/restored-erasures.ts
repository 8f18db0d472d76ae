import { readdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "drizzle-orm";
import { erasures } from "~/app/stored-data";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { addEntries, beginLedgerAt, type Ledger, ledgerHead, readLedger } from "~/platform/erasures/ledger";
import { LEDGER_FILE, type LedgerPlace, ledgerInDirectory } from "~/platform/erasures/ledger-place";
import { DamagedLedger, parseLedger } from "~/platform/erasures/ledger-text";
import { type ErasureEntry, erasureEntry } from "~/platform/erasures/table";
import { StartupError } from "~/platform/startup-error";
import { progress } from "./progress";

/**
 * Allows for different clocks of the backup's machine and its database, and for transactions that were not
 * committed yet.
 */
const MARGIN_MS = 3_600_000;
const BATCH_SIZE = 1_000;

export interface FoundLedger {
  /** Where it was found, as the operator names it. */
  place: string;
  ledger: Ledger;
  /** Whether it is in the database that is being replaced. */
  isReplaced: boolean;
}

/**
 * Finds erasure ledgers: the named one, else those beside the backup, in the data directory, and at the
 * target of scheduled backups.
 * @param named a file or a directory
 * @throws StartupError if the named one cannot be read
 */
export async function findLedgers({
  named,
  besides,
  places,
}: {
  named: string | undefined;
  besides: readonly string[];
  places: readonly LedgerPlace[];
}): Promise<FoundLedger[]> {
  if (named !== undefined) return readNamed(named);
  const found: FoundLedger[] = [];
  const inDirectories = await Promise.all([...new Set(besides)].map(ledgersIn));
  for (const place of [...inDirectories.flat(), ...places]) {
    try {
      const text = await place.read();
      if (text !== null) found.push({ place: place.name, ledger: parseLedger(text), isReplaced: false });
    } catch (error) {
      const why = error instanceof DamagedLedger ? "is damaged" : "cannot be read";
      progress(`Warning: the erasure ledger ${place.name} ${why}, and is not used.`);
    }
  }
  return found;
}

async function readNamed(named: string): Promise<FoundLedger[]> {
  const found = await stat(named).catch(() => undefined);
  const places = found?.isDirectory()
    ? await ledgersIn(named)
    : [ledgerInDirectory(dirname(named), named.slice(dirname(named).length + 1))];
  const ledgers: FoundLedger[] = [];
  for (const place of places) {
    const text = await place.read().catch(() => null);
    if (text === null) continue;
    try {
      ledgers.push({ place: place.name, ledger: parseLedger(text), isReplaced: false });
    } catch (error) {
      throw new StartupError(
        `${place.name} is not an erasure ledger, or was cut off or changed.`,
        "Name another copy of it with --erasures.",
        { cause: error },
      );
    }
  }
  if (ledgers.length > 0) return ledgers;
  throw new StartupError(
    `There is no erasure ledger at ${named}.`,
    `Name the file, or a directory that contains one: its name ends in ${LEDGER_FILE}.`,
  );
}

async function ledgersIn(directory: string): Promise<LedgerPlace[]> {
  const names = await readdir(directory).catch(() => [] as string[]);
  return names
    .filter((name) => name.endsWith(LEDGER_FILE))
    .sort()
    .map((name) => ledgerInDirectory(directory, name));
}

/** The ledger of a database that is about to be replaced; undefined if it has none. */
export async function ledgerOf(db: Database): Promise<FoundLedger | undefined> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('public.erasure_entry') is not null and to_regclass('public.erasure_ledger') is not null as exists`,
  );
  return rows[0]?.exists
    ? { place: "of the replaced database", ledger: await readLedger(db), isReplaced: true }
    : undefined;
}

/**
 * Repeats, in a restored database, the erasures made after the backup, and prints how many, or why not.
 * @param takenAt when the backup was made
 */
export async function eraseAgain(
  services: Pick<DomainServices, "db" | "sealer" | "now">,
  found: readonly FoundLedger[],
  takenAt: Date,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    // A backup of an earlier release does not contain the site's id: then the ledger provides it.
    const { site } = await ledgerHead(tx, found[0]?.ledger.site);
    const own = new Set((await tx.select({ id: erasureEntry.id }).from(erasureEntry)).map(({ id }) => id));
    const ledgers = ofSite(site, found);
    const entries = new Map<string, ErasureEntry>();
    for (const { ledger } of ledgers) for (const entry of ledger.entries) entries.set(entry.id, entry);
    const since = new Date(+takenAt - MARGIN_MS);
    // Erasures before the backup are in the backup's own ledger, or were too old for it.
    const missing = [...entries.values()]
      .filter(({ id, at }) => !own.has(id) && at >= since)
      .sort((a, b) => +a.at - +b.at);
    await addEntries(tx, missing);
    const failed = await applyAll(tx, services, missing);
    if (ledgers.length > 0) printRepeated(missing.length - failed, failed);
    if (!printCoverage(ledgers, takenAt)) await beginLedgerAt(tx, services.now());
    if (missing.length > 0)
      await recordAudit(tx, systemActor("restore"), {
        action: "erasures.reapplied",
        subjectType: "site",
        subjectId: "-",
        after: { records: missing.length - failed, failed },
      });
  });
}

function ofSite(site: string, found: readonly FoundLedger[]): FoundLedger[] {
  const foreign = found.filter(({ ledger }) => ledger.site !== site);
  for (const { place } of foreign)
    progress(`Warning: the erasure ledger ${place} belongs to another site, and is not used.`);
  return found.filter((each) => !foreign.includes(each));
}

/**
 * In the original order.
 * @returns how many could not be repeated
 */
async function applyAll(
  tx: Database,
  services: Pick<DomainServices, "sealer" | "now">,
  entries: readonly ErasureEntry[],
): Promise<number> {
  let failed = 0;
  for (let from = 0; from < entries.length; ) {
    const kind = entries[from]?.kind;
    let to = from;
    while (to < entries.length && entries[to]?.kind === kind && to - from < BATCH_SIZE) to += 1;
    const erasure = erasures.find((each) => each.kind === kind);
    const ids = entries.slice(from, to).map(({ subject }) => subject);
    if (erasure) await erasure.again(tx, services, ids);
    else failed += ids.length;
    from = to;
  }
  return failed;
}

/**
 * Of the ledgers that cover the time from a moment on without a gap, the one that reaches furthest; undefined
 * if none covers the moment.
 */
function coverage(ledgers: readonly FoundLedger[], from: Date): FoundLedger | undefined {
  let furthest: FoundLedger | undefined;
  const until = () => furthest?.ledger.until ?? from;
  for (;;) {
    const next = ledgers.find(({ ledger }) => ledger.since <= until() && ledger.until > until());
    if (!next) return furthest;
    furthest = next;
  }
}

function printRepeated(records: number, failed: number): void {
  const count = `${records.toLocaleString("en-US")} ${records === 1 ? "record" : "records"}`;
  progress(`Erasures: ${count} repeated that were made after the backup.`);
  if (failed > 0)
    progress(
      `Warning: ${failed} erasures were recorded by a newer release, and this one cannot repeat them. Restore with that release.`,
    );
}

/**
 * Prints until when erasures are known, or why they are not known.
 * @returns whether they are known
 */
function printCoverage(ledgers: readonly FoundLedger[], takenAt: Date): boolean {
  // The replaced database may be a copy, which does not contain the site's erasures since the copy was made.
  const covering =
    coverage(
      ledgers.filter(({ isReplaced }) => !isReplaced),
      takenAt,
    ) ?? coverage(ledgers, takenAt);
  if (covering) {
    progress(`Erasures: the ledger ${covering.place} reaches to ${covering.ledger.until.toISOString()}.`);
    return true;
  }
  const then =
    "People who were erased and addresses that left the newsletter after the backup may be in this copy. Restore again with --erasures FILE if there is a better ledger, or erase them again by your own notes, before you release the mail.";
  const last = ledgers.toSorted((a, b) => +a.ledger.until - +b.ledger.until).at(-1);
  if (!last) progress(`Warning: no erasure ledger was found. ${then}`);
  else if (last.ledger.until <= takenAt)
    progress(
      `Warning: the erasure ledger ends at ${last.ledger.until.toISOString()}, before the backup was made. ${then}`,
    );
  else
    progress(
      `Warning: the erasure ledger begins at ${last.ledger.since.toISOString()}, after the backup was made. ${then}`,
    );
  return false;
}
