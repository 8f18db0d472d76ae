import { z } from "@hono/zod-openapi";
import { activity, alertItem, backupState } from "~/features/operations/shared/api/schemas";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

/** `type`: the content type by its name (`provider`); `apiName`: by its address in the admin (`staffmembers`). */
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
  // Why it did not happen.
  failure: z.string().nullable(),
});

export type ScheduledItem = z.output<typeof scheduledRecord>;

/** What concerns the person who asks, and only what their permissions open: what they may not look at is null or empty. */
export const dashboardAnswer = z
  .object({
    // What they themselves last changed and nobody has published, the newest first.
    drafts: z.array(changedRecord),
    // What waits for somebody who may publish it, and they may; the longest wait first.
    review: z.array(changedRecord.extend({ requestedAt: instant })),
    // What becomes or stops being public at a time, the next first.
    scheduled: z.array(scheduledRecord),
    // How many jobs failed for good.
    failedJobs: z.int().nullable(),
    // How many payments should have gone back, in part or whole, and did not.
    refusedRefunds: z.int().nullable(),
    // How many files that records name are not in the storage; null also while that is not known.
    missingFiles: z.int().nullable(),
    // `test`: no money moves; `none`: nothing that costs money is offered online, as no provider is configured.
    payments: z.enum(["live", "test", "none"]).nullable(),
    // How many messages wait for SITE_URL; null where mail with links can be sent.
    waitingForSiteUrl: z.int().nullable(),
    // How many messages a restored site holds back; null where mail is not held.
    heldMail: z.int().nullable(),
    backups: backupState.nullable(),
    alerts: z
      .array(alertItem)
      .describe("What administrators are told about; empty for whoever may not look at the site's settings."),
    // When work on a clock was last done by any node; older than a few minutes, something is wrong.
    schedulerLastRan: instant.nullable(),
    // The newest first; what one person did in a row is one line, with how many other subjects it was done to.
    recentActivity: z.array(activity.extend({ others: z.int() })),
  })
  .openapi("Dashboard");

export type Dashboard = z.output<typeof dashboardAnswer>;
