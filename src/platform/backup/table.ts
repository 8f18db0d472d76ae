import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** Each backup that was made or tried: by the schedule, by staff, or by a command. */
export const backupRun = pgTable(
  "backup_run",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<BackupRunKind>().notNull(),
    trigger: text().$type<BackupTrigger>().notNull(),
    state: text().$type<BackupRunState>().notNull().default("queued"),
    queuedAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
    /** The process that runs it renews this while it lives. */
    leaseUntil: instant(),
    /** The name of the backup at its target. */
    file: text(),
    /** The target, as the operator names it. */
    target: text(),
    /** Size of the file. */
    bytes: bigint({ mode: "number" }),
    isEncrypted: boolean(),
    /** Number of rows in the backup. */
    rows: integer(),
    /** Number of files in the backup. */
    files: integer(),
    /** Why it failed, as a sentence for the operator. */
    error: text(),
  },
  (table) => [
    index("backup_run_queued").on(table.kind, table.queuedAt),
    index("backup_run_active").on(table.state).where(sql`state in ('queued', 'running')`),
  ],
);

/** base: a copy of the database's files, from which the continuous archive is restored. */
export type BackupRunKind = "backup" | "drill" | "base";
export type BackupTrigger = "schedule" | "staff" | "command";
/** stopped: the site was stopped in the meantime; the run is repeated. */
export type BackupRunState = "queued" | "running" | "succeeded" | "failed" | "stopped";
export type BackupRun = typeof backupRun.$inferSelect;
