import type { BackupStateShown } from "../backups/shown-backups";

/** What the admin's dashboard and the screens of operations are answered with. Times are ISO 8601 in UTC. */

import type { AlertItem } from "../site-health/alert-item";

/** `GET /api/admin/dashboard`: what concerns the person who asks, and only what their permissions open. */
export interface Dashboard {
  /** What they themselves last changed and nobody has published, the newest first. */
  drafts: DashboardItem[];
  /** What waits for somebody who may publish it, and they may; the longest wait first. */
  review: (DashboardItem & { requestedAt: string })[];
  /** What becomes or stops being public at a time, the next first; `failure` says why it did not. */
  scheduled: ScheduledItem[];
  /** How many jobs failed for good; null for those who may not look at them. */
  failedJobs: number | null;
  /** How many payments should have gone back, in part or whole, and did not; null for those who may not look at them. */
  refusedRefunds: number | null;
  /** How many files that records name are not in the storage; null while that is not known, and for those who can do nothing about it. */
  missingFiles: number | null;
  /**
   * `test`: no money moves; `none`: nothing that costs money is offered online, as no provider is configured; null for those who cannot
   * change it.
   */
  payments: "live" | "test" | "none" | null;
  /** How many messages wait for SITE_URL; null for those who may not look at them, and where mail with links can be sent. */
  waitingForSiteUrl: number | null;
  /** How many messages a restored site holds back; null for those who may not look at them, and where mail is not held. */
  heldMail: number | null;
  /** How the backups stand; null for those who may not look at them. */
  backups: BackupStateShown | null;
  /** What administrators are told about at the moment; empty for those who may not look at it. */
  alerts: AlertItem[];
  /** When work on a clock was last done by any node; older than a few minutes, something is wrong. */
  schedulerLastRan: string | null;
  /** What happened, the newest first; what one person did in a row is one line. */
  recentActivity: (Activity & { /** How many other subjects it was done to. */ others: number })[];
}

export interface DashboardItem {
  id: string;
  /** The content type by its name (`provider`), and by its address in the admin (`staffmembers`). */
  type: string;
  apiName: string;
  title: string;
  status: "draft" | "live" | "changed" | "trashed";
  updatedAt: string;
  updatedByName: string;
}

export interface ScheduledItem extends Omit<DashboardItem, "updatedAt" | "updatedByName"> {
  publishAt: string | null;
  unpublishAt: string | null;
  scheduledByName: string;
  failure: string | null;
}

/** One line of what happened. */
export interface Activity {
  id: number;
  at: string;
  actorId: string;
  actorName: string;
  /** Subject and verb: `provider.published`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** The record's title now, or the person's name; null where it is gone or has none. */
  title: string | null;
}

/**
 * `GET /api/admin/audit?subjectType=&subjectId=&actorId=&action=&only=refused&from=&to=&before=&limit=` -> `{ items, next }`, the newest first;
 * `next` is the `before` of the next page, null on the last.
 */
export interface AuditItem extends Activity {
  /** Only the properties that changed. */
  before: unknown;
  after: unknown;
  requestId: string | null;
}

export type MessageState =
  | "queued"
  | "sending"
  | "retrying"
  | "sent"
  | "failed"
  | "kept"
  | "waiting"
  | "unclear"
  | "held";

/** `GET /api/admin/outbox?state=&page=&pageSize=`; `POST …/{id}/retry` -> `{ ok: true }`. */
export interface OutboxList {
  items: OutboxItem[];
  total: number;
  page: number;
  pageSize: number;
  /** How many messages are in each state; a state without any is left out. */
  counts: Partial<Record<MessageState, number>>;
  /** Whether the caller is shown whom messages are for and what they are about: administrators only. */
  mayRead: boolean;
}

export interface OutboxItem {
  id: string;
  kind: string;
  state: MessageState;
  /** Null once the text was deleted, and for everybody but administrators; so are the name, the subject and the reason. */
  to: string | null;
  toName: string | null;
  subject: string | null;
  attempts: number;
  createdAt: string;
  /** When it is tried next. */
  dueAt: string | null;
  sentAt: string | null;
  /** Why it was not sent. */
  reason: string | null;
}

/** `GET /api/admin/outbox/{id}` -> `{ message }`. Texts can hold links that let somebody in, so only administrators are given them. */
export interface OutboxDetail extends OutboxItem {
  html: string | null;
  text: string | null;
  attachments: { filename: string; contentType: string }[];
}

/** `GET /api/admin/jobs?page=&pageSize=` -> `{ items, total, page, pageSize, schedulerLastRan }`; `POST …/{id}/retry` -> `{ ok: true }`. */
export interface FailedJobItem {
  id: string;
  name: string;
  createdAt: string;
  failedAt: string;
  reason: string;
  attempts: number;
}

/**
 * `GET /api/admin/payments?state=&refund=refused&page=&pageSize=` -> `{ items, total, page, pageSize, provider, isTest }`;
 * `POST …/reconciliation` `{ days? }` -> `PaymentsFound`. Amounts are integer cents.
 */
export interface PaymentItem {
  id: string;
  purpose: string;
  subjectId: string;
  description: string;
  amount: number;
  currency: string;
  state: "open" | "processing" | "paid" | "expired" | "failed";
  refunded: number;
  /** Asked for and not given back yet. */
  refundsWaiting: number;
  /** Why a refund came to nothing. */
  refundFailure: string | null;
  provider: "stripe" | "sandbox" | "none" | null;
  createdAt: string;
  paidAt: string | null;
}

/** `GET /api/admin/payments/{id}`, `POST …/{id}/reconciliation` and `POST …/{id}/refunds` -> `{ payment }`. */
export interface PaymentDetail extends PaymentItem {
  /** What the provider calls the checkout and the money: to find it there. */
  checkoutId: string | null;
  chargeId: string | null;
  payUntil: string;
  refunds: {
    id: string;
    amount: number;
    reason: string;
    state: "requested" | "pending" | "succeeded" | "failed";
    failure: string | null;
    createdAt: string;
  }[];
  events: { type: string; happenedAt: string; receivedAt: string; processedAt: string | null }[];
}

/** What a comparison with the provider's books found; `failed`: how many payments could not be looked into. */
export interface PaymentsFound {
  found: { id: string; state: PaymentItem["state"]; refunded: number }[];
  /** How many monthly payments had changed without our knowing. */
  agreements: number;
  failed: number;
}
