import { z } from "@hono/zod-openapi";
import { backupState } from "../shared/api/schemas";

const instant = z.iso.datetime();
const kind = z.enum(["backup", "drill", "base"]);

export const backupOverviewShape = z.object({
  target: z.string().nullable().describe("Null if no backup location is set."),
  isEncrypted: z.boolean(),
  isDaily: z.boolean(),
  time: z.string().describe("HH:MM in the hospital's time zone."),
  kept: z.object({ daily: z.int(), weekly: z.int(), monthly: z.int() }),
  state: backupState,
  underway: z.object({ kind, since: instant }).nullable(),
  files: z
    .array(
      z.object({
        file: z.string(),
        takenAt: instant,
        bytes: z.int(),
        isEncrypted: z.boolean(),
        drill: z.enum(["good", "failed", "untried"]),
      }),
    )
    .nullable()
    .describe("Null while the backup location does not respond."),
  runs: z.array(
    z.object({
      id: z.uuid(),
      kind,
      trigger: z.enum(["schedule", "staff", "command"]),
      state: z.enum(["queued", "running", "succeeded", "failed", "stopped"]),
      queuedAt: instant,
      startedAt: instant.nullable(),
      endedAt: instant.nullable(),
      file: z.string().nullable(),
      error: z.string().nullable(),
    }),
  ),
  archive: z
    .object({
      limitSeconds: z.int(),
      archivedUntil: instant.nullable().describe("Every change up to this time is archived."),
      behindSeconds: z.int().describe("How long the oldest change waits to be archived."),
      restorableFrom: instant.nullable().describe("The earliest time to which the site can be restored."),
      problem: z.object({ found: z.string(), advice: z.string() }).nullable(),
    })
    .nullable()
    .describe("The continuous archive; null where changes are not archived."),
});

export type BackupOverview = z.output<typeof backupOverviewShape>;
export type BackupFileShown = NonNullable<BackupOverview["files"]>[number];
export type BackupRunShown = BackupOverview["runs"][number];
export type ArchiveShown = NonNullable<BackupOverview["archive"]>;
