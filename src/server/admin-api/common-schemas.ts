import { z } from "@hono/zod-openapi";
import { inAddress } from "../api/numbers";

/** The shapes of src/features/operations/shared/wire.ts as the API documents them. */

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const status = z.enum(["draft", "live", "changed", "trashed"]);
const messageState = z.enum([
  "queued",
  "sending",
  "retrying",
  "sent",
  "failed",
  "kept",
  "waiting",
  "unclear",
  "held",
]);

export const backupStateShape = z.object({
  isScheduled: z.boolean(),
  nextRunAt: instant.nullable(),
  lastCompleteAt: instant.nullable().describe("When the newest complete backup was begun."),
  lastGoodAt: instant.nullable().describe("When the newest backup was made that a drill has restored."),
  failure: z.string().nullable().describe("Why the last try failed; null where it did not."),
  isOverdue: z.boolean(),
  lastDrill: z.object({ endedAt: instant, failure: z.string().nullable() }).nullable(),
});

export const idParam = z.object({ id: z.uuid() });
const { page } = inAddress;
const pageSize = inAddress.pageSize(100);
export const pages = z.object({ page, pageSize });
export const outboxQuery = z.object({ state: messageState.optional(), page, pageSize });
export const done = z.object({ ok: z.literal(true) });

const counted = { total: z.int(), page: z.int(), pageSize: z.int() };

const message = {
  id: z.uuid(),
  kind: z.string(),
  state: messageState,
  to: z.string().nullable().describe("For administrators only, as are `toName`, `subject` and `reason`."),
  toName: z.string().nullable(),
  subject: z.string().nullable(),
  attempts: z.int(),
  createdAt: instant,
  dueAt: instant.nullable(),
  sentAt: instant.nullable(),
  reason: z.string().nullable(),
};
export const outboxList = z.object({
  items: z.array(z.object(message)),
  counts: z.partialRecord(messageState, z.int()).describe("How many messages are in each state."),
  mayRead: z.boolean().describe("Whether the caller is shown whom messages are for."),
  ...counted,
});
export const outboxAnswer = z.object({
  message: z.object({
    ...message,
    html: z
      .string()
      .nullable()
      .describe("For administrators only: it can hold a link that lets somebody in."),
    text: z.string().nullable(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })),
  }),
});

const job = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  failedAt: instant,
  reason: z.string(),
  attempts: z.int(),
});
export const jobList = z.object({ items: z.array(job), ...counted, schedulerLastRan: instant.nullable() });

const given = z.string().min(1).max(100).optional();
const moment = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at))
  .optional();
export const auditQuery = z.object({
  subjectType: given,
  subjectId: given,
  actorId: given,
  action: given,
  only: z.enum(["refused"]).optional().describe("`refused`: only sign-ins and calls that were turned down."),
  from: moment,
  to: moment,
  before: inAddress.rowNumber.optional().describe("`next` of the page before."),
  limit: inAddress.upTo(200).default(50),
});
const activity = {
  id: z.int(),
  at: instant,
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  title: z.string().nullable(),
};
export const auditList = z.object({
  items: z.array(
    z.object({ ...activity, before: z.unknown(), after: z.unknown(), requestId: z.string().nullable() }),
  ),
  next: z.int().nullable(),
});

const record = { id: z.uuid(), type: z.string(), apiName: z.string(), title: z.string(), status };
const changed = { ...record, updatedAt: instant, updatedByName: z.string() };
export const dashboardAnswer = z
  .object({
    drafts: z.array(z.object(changed)),
    review: z.array(z.object({ ...changed, requestedAt: instant })),
    scheduled: z.array(
      z.object({
        ...record,
        publishAt: instant.nullable(),
        unpublishAt: instant.nullable(),
        scheduledByName: z.string(),
        failure: z.string().nullable(),
      }),
    ),
    failedJobs: z.int().nullable(),
    refusedRefunds: z.int().nullable(),
    missingFiles: z.int().nullable(),
    payments: z.enum(["live", "test", "none"]).nullable(),
    waitingForSiteUrl: z.int().nullable(),
    heldMail: z.int().nullable(),
    backups: backupStateShape.nullable(),
    alerts: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          node: z.string().nullable(),
          since: instant,
          found: z.string(),
          advice: z.string(),
        }),
      )
      .describe("What administrators are told about; empty for whoever may not look at the site's settings."),
    schedulerLastRan: instant.nullable(),
    recentActivity: z.array(z.object({ ...activity, others: z.int() })),
  })
  .openapi("Dashboard");
