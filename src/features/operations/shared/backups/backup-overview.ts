import { desc, inArray } from "drizzle-orm";
import { backupSettings } from "~/features/settings/shared/backup-settings";
import { parseBackupName, sitePrefix } from "~/platform/backup/backup-name";
import { drillsByFile } from "~/platform/backup/runs";
import { backupRun } from "~/platform/backup/table";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import type { Database } from "~/platform/database/database";
import { ledgerHead } from "~/platform/erasures/ledger";
import type { Logger } from "~/platform/logging/logger";
import type { ArchiveShown, BackupFileShown, BackupOverview, BackupRunShown } from "../../api/backup-schemas";
import { archiveStatus, type RecordedArchive } from "../../backups/archive-status";
import type { BackupStateShown } from "../api/schemas";
import { type BackupState, backupState } from "./backup-state";

const RUNS_SHOWN = 20;
/** Milliseconds to wait for a bucket that does not respond. */
const LISTING_MS = 8_000;

interface Deps {
  db: Database;
  log: Pick<Logger, "warn">;
  target: BackupTarget | undefined;
  isEncrypted: boolean;
  timeZone: string;
  now(): Date;
  archive(): Promise<RecordedArchive | undefined>;
}

/** The state of the backups for the site's IT staff. */
export async function backupOverview(deps: Deps): Promise<BackupOverview> {
  const { db, target, isEncrypted, timeZone, now } = deps;
  const { isDaily, time, kept } = await backupSettings(db);
  const state = await backupState(db, { now, timeZone, hasTarget: target !== undefined });
  const runs = await db.select().from(backupRun).orderBy(desc(backupRun.queuedAt)).limit(RUNS_SHOWN);
  const [active] = await db
    .select()
    .from(backupRun)
    .where(inArray(backupRun.state, ["queued", "running"]));
  return {
    target: target?.name ?? null,
    isEncrypted,
    isDaily,
    time,
    kept,
    state: shownState(state),
    underway: active ? { kind: active.kind, since: active.queuedAt.toISOString() } : null,
    files: target ? await filesAt(deps, target) : [],
    runs: runs.map(shownRun),
    archive: shownArchive(await deps.archive(), now()),
  };
}

function shownArchive(archiveKnown: RecordedArchive | undefined, now: Date): ArchiveShown | null {
  if (!archiveKnown) return null;
  const { limitSeconds, archivedUntil, behindSeconds, restorableFrom, problem } = archiveStatus(
    archiveKnown,
    now,
  );
  return {
    limitSeconds,
    archivedUntil: iso(archivedUntil),
    behindSeconds,
    restorableFrom: iso(restorableFrom),
    problem,
  };
}

/** Null if the target does not respond. */
async function filesAt({ db, log }: Deps, target: BackupTarget): Promise<BackupFileShown[] | null> {
  const { site } = await ledgerHead(db);
  const drills = await drillsByFile(db);
  try {
    const late = AbortSignal.timeout(LISTING_MS);
    const stored = await Promise.race([
      target.list(sitePrefix(site)),
      new Promise<never>((_, reject) => {
        late.addEventListener("abort", () => reject(late.reason));
      }),
    ]);
    return stored
      .flatMap(({ file, bytes }): BackupFileShown[] => {
        const name = parseBackupName(file);
        if (!name) return [];
        const tried = drills.get(file);
        const drill = tried === undefined ? "untried" : tried === "succeeded" ? "good" : "failed";
        return [{ file, takenAt: name.takenAt.toISOString(), bytes, isEncrypted: name.isEncrypted, drill }];
      })
      .reverse();
  } catch (error) {
    log.warn({ err: error }, "the backups could not be listed");
    return null;
  }
}

export function shownState(state: BackupState): BackupStateShown {
  const { isScheduled, failure, isOverdue, lastDrill } = state;
  return {
    isScheduled,
    nextRunAt: iso(state.nextRunAt),
    lastCompleteAt: iso(state.lastCompleteAt),
    lastGoodAt: iso(state.lastGoodAt),
    failure,
    isOverdue,
    lastDrill: lastDrill && { endedAt: lastDrill.endedAt.toISOString(), failure: lastDrill.failure },
  };
}

function shownRun(run: typeof backupRun.$inferSelect): BackupRunShown {
  const { id, kind, trigger, state, file, error } = run;
  return {
    id,
    kind,
    trigger,
    state,
    queuedAt: run.queuedAt.toISOString(),
    startedAt: iso(run.startedAt),
    endedAt: iso(run.endedAt),
    file,
    error,
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
