import { z } from "@hono/zod-openapi";
import { activity, alertItem, backupState } from "~/features/operations/shared/api/schemas";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

/** `type`: the content type's name (`provider`); `apiName`: its name in addresses of the admin API (`staffmembers`). */
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

/** The dashboard of the person who asks. What they may not see is null or empty. */
export const dashboardAnswer = z
  .object({
    // Their own latest changes that are not published, newest first.
    drafts: z.array(changedRecord),
    // Pending reviews that they can publish; the longest waiting first.
    review: z.array(changedRecord.extend({ requestedAt: instant })),
    // Scheduled publications and removals, soonest first.
    scheduled: z.array(scheduledRecord),
    // The number of jobs that failed for good.
    failedJobs: z.int().nullable(),
    // The number of payments whose full or partial refund failed.
    refusedRefunds: z.int().nullable(),
    // The number of files that records name and the storage lacks; null while unknown.
    missingFiles: z.int().nullable(),
    // `test`: no money moves; `none`: no payment provider is configured, so nothing that costs money is offered
    // online.
    payments: z.enum(["live", "test", "none"]).nullable(),
    // The number of messages that wait for SITE_URL; null if mail with links can be sent.
    waitingForSiteUrl: z.int().nullable(),
    // The number of messages that a restored site holds; null if mail is not held.
    heldMail: z.int().nullable(),
    backups: backupState.nullable(),
    alerts: z.array(alertItem).describe("Administrators' alerts; empty without the permission for settings."),
    // When any node last did scheduled work; more than a few minutes ago means a problem.
    schedulerLastRan: instant.nullable(),
    // Newest first; consecutive equal actions of one person are one line, with the number of other subjects.
    recentActivity: z.array(activity.extend({ others: z.int() })),
  })
  .openapi("Dashboard");

export type Dashboard = z.output<typeof dashboardAnswer>;
