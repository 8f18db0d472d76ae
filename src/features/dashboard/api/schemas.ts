import { z } from "@hono/zod-openapi";
import { activity, alertItem, backupState } from "~/features/operations/shared/api/schemas";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

/** `type`: the content type's name (`provider`). `apiName`: its name in the admin API (`staffmembers`). */
const record = z.object({
  id: z.uuid(),
  type: z.string(),
  apiName: z.string(),
  title: z.string(),
  status: z.enum(["draft", "live", "changed", "trashed"]),
});

const changedRecord = record.extend({ updatedAt: instant, updatedByName: z.string() });

export type DashboardItem = z.output<typeof changedRecord>;

const scheduledRecord = record.extend({
  publishAt: instant.nullable(),
  unpublishAt: instant.nullable(),
  scheduledByName: z.string(),
  // Why it failed.
  failure: z.string().nullable(),
});

export type ScheduledItem = z.output<typeof scheduledRecord>;

/** The dashboard of the signed-in person. What they may not see is null or empty. */
export const dashboardAnswer = z
  .object({
    // Their own latest unpublished changes, newest first.
    drafts: z.array(changedRecord),
    // Pending reviews of records that they may publish, the longest waiting first.
    review: z.array(changedRecord.extend({ requestedAt: instant })),
    // Scheduled publications and removals, soonest first.
    scheduled: z.array(scheduledRecord),
    // The number of jobs that permanently failed.
    failedJobs: z.int().nullable(),
    // The number of payments whose full or partial refund failed.
    refusedRefunds: z.int().nullable(),
    // The number of files that records refer to and the storage does not have; null if not known yet.
    missingFiles: z.int().nullable(),
    // `test`: no money moves. `none`: no payment provider is configured, so nothing that costs money is offered online.
    payments: z.enum(["live", "test", "none"]).nullable(),
    // The number of messages that wait for SITE_URL; null if mail with links can be sent.
    waitingForSiteUrl: z.int().nullable(),
    // The number of messages that a restored site holds back; null if it sends mail.
    heldMail: z.int().nullable(),
    backups: backupState.nullable(),
    alerts: z.array(alertItem).describe("Administrators' alerts; empty without the permission for settings."),
    // When any node last did scheduled work. More than a few minutes ago indicates a problem.
    schedulerLastRan: instant.nullable(),
    // Newest first. Consecutive equal actions of one person are one entry, with the number of other subjects.
    recentActivity: z.array(activity.extend({ others: z.int() })),
  })
  .openapi("Dashboard");

export type Dashboard = z.output<typeof dashboardAnswer>;
