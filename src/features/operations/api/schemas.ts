import { z } from "@hono/zod-openapi";
import { inAddress } from "~/server/api/numbers";
import { activity } from "../shared/api/schemas";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const counted = { total: z.int(), page: z.int(), pageSize: z.int() };

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

export type MessageState = z.output<typeof messageState>;

export const outboxQuery = z.object({
  state: messageState.optional(),
  page: inAddress.page,
  pageSize: inAddress.pageSize(100),
});

const message = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: messageState,
  to: z.string().nullable().describe("For administrators only, as are `toName`, `subject` and `reason`."),
  toName: z.string().nullable(),
  // Also null after the text was deleted.
  subject: z.string().nullable(),
  attempts: z.int(),
  createdAt: instant,
  // When the next attempt is due.
  dueAt: instant.nullable(),
  sentAt: instant.nullable(),
  // Why the message was not sent.
  reason: z.string().nullable(),
});

export type OutboxItem = z.output<typeof message>;

export const outboxList = z.object({
  items: z.array(message),
  counts: z.partialRecord(messageState, z.int()).describe("How many messages are in each state."),
  mayRead: z.boolean().describe("Whether the caller may see the recipients."),
  ...counted,
});

export type OutboxList = z.output<typeof outboxList>;

const messageDetail = message.extend({
  html: z
    .string()
    .nullable()
    .describe("For administrators only, because it can have a link that gives access."),
  text: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })),
});

export type OutboxDetail = z.output<typeof messageDetail>;

export const outboxAnswer = z.object({ message: messageDetail });

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
  only: z.enum(["refused"]).optional().describe("`refused`: only refused sign-ins and requests."),
  from: moment,
  to: moment,
  before: inAddress.rowNumber.optional().describe("`next` of the page before."),
  limit: inAddress.upTo(200).default(50),
});

/** `before` and `after` contain only the changed properties. */
const auditItem = activity.extend({
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string().nullable(),
});

export type AuditItem = z.output<typeof auditItem>;

/** `next` is the `before` parameter of the next page; null on the last page. */
export const auditList = z.object({ items: z.array(auditItem), next: z.int().nullable() });

export const siteHealth = z.object({
  checkedAt: z.iso.datetime(),
  node: z.string().describe("The machine that checked."),
  checks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      result: z.enum(["ok", "warning", "broken", "notApplicable"]),
      found: z.string(),
      advice: z.string().nullable().describe("What to do; null if nothing."),
    }),
  ),
});

export type SiteHealth = z.output<typeof siteHealth>;
export type CheckedItem = SiteHealth["checks"][number];
export type HealthResult = CheckedItem["result"];
