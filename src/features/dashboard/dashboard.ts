import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ContentType } from "~/content/define-content-type";
import { contentTypes } from "~/content/registry";
import { contentSchedule } from "~/content/schedule/table";
import { contentItem, contentRevision } from "~/content/tables";
import { activityOf } from "~/features/operations/shared/audit-log";
import { shownState } from "~/features/operations/shared/backups/backup-overview";
import { backupState } from "~/features/operations/shared/backups/backup-state";
import { currentAlerts } from "~/features/operations/shared/current-alerts";
import { titlesOf } from "~/features/operations/shared/titles-of";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import { auditEvents } from "~/platform/audit/audit-events";
import { refusalActions } from "~/platform/audit/record-refusal";
import type { Database } from "~/platform/database/database";
import { countFailedJobs } from "~/platform/jobs/failed-jobs";
import { schedulerLastRan } from "~/platform/jobs/scheduler-last-ran";
import { countHeldMail } from "~/platform/outbox/mail-hold";
import { outboxMessage } from "~/platform/outbox/table";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import { countRefusedRefunds } from "~/platform/payments/refused-refunds";
import type { Dashboard, DashboardItem, ScheduledItem } from "./api/schemas";
import { groupActivity } from "./group-activity";

/** How many items of each kind are shown. */
const MAX_ITEMS = 10;
/** Enough that many events of one kind do not hide older ones. */
const MAX_EVENTS_READ = 400;

interface DashboardSettings {
  payments: Pick<PaymentProvider, "name" | "isTest">;
  /** Whether mail is sent, but the site's address for links is unknown. */
  lacksSiteUrl: boolean;
  /** The number of files that are missing in the storage; undefined if not known yet. */
  missingFiles: number | undefined;
  backups: Parameters<typeof backupState>[1];
}

/** The data of a person's dashboard, from ten short queries. */
export async function dashboard(
  db: Database,
  actor: Actor,
  { payments, lacksSiteUrl, missingFiles, backups }: DashboardSettings,
): Promise<Dashboard> {
  const edited = typesFor(actor, ({ access }) => [...access.draft, ...access.publish]);
  const published = typesFor(actor, ({ access }) => access.publish);
  const maySeeOperations = hasAnyPermission(actor, ["permissionSettingsManager"]);
  const [
    drafts,
    review,
    scheduled,
    failedJobs,
    refusedRefunds,
    waiting,
    heldMail,
    lastRan,
    alerts,
    recentActivity,
  ] = await Promise.all([
    draftsOf(db, actor, edited),
    reviewsFor(db, published),
    scheduledOf(db, edited),
    maySeeOperations ? countFailedJobs(db) : null,
    maySeeOperations ? countRefusedRefunds(db) : null,
    maySeeOperations ? db.$count(outboxMessage, eq(outboxMessage.state, "waiting")) : null,
    maySeeOperations ? countHeldMail(db) : null,
    schedulerLastRan(db),
    maySeeOperations ? currentAlerts(db) : [],
    activityIn(db, actor, edited),
  ]);
  return {
    drafts,
    review,
    scheduled,
    failedJobs,
    refusedRefunds,
    heldMail,
    alerts,
    recentActivity,
    backups: maySeeOperations ? shownState(await backupState(db, backups)) : null,
    missingFiles: maySeeOperations || edited.includes("image") ? (missingFiles ?? null) : null,
    payments: maySeeOperations ? kindOf(payments) : null,
    waitingForSiteUrl: lacksSiteUrl || waiting ? waiting : null,
    schedulerLastRan: iso(lastRan),
  };
}

function kindOf({ name, isTest }: DashboardSettings["payments"]): Dashboard["payments"] {
  if (name === "none") return "none";
  return isTest ? "test" : "live";
}

function typesFor(actor: Actor, flags: (type: ContentType) => string[]): string[] {
  return contentTypes()
    .filter((type) => hasAnyPermission(actor, flags(type)))
    .map(({ name }) => name);
}

const columns = {
  id: contentItem.id,
  type: contentItem.type,
  title: contentItem.title,
  status: contentItem.status,
  updatedAt: contentItem.updatedAt,
  updatedBy: contentItem.updatedBy,
  updatedByName: contentRevision.actorName,
  reviewRequestedAt: contentItem.reviewRequestedAt,
};
const unpublished = sql`${contentItem.publishedRevision} is distinct from ${contentItem.revision}`;

function items(db: Database, where: SQL | undefined, order: SQL) {
  const itsRevision = and(
    eq(contentRevision.itemId, contentItem.id),
    eq(contentRevision.revision, contentItem.revision),
  );
  return db
    .select(columns)
    .from(contentItem)
    .leftJoin(contentRevision, itsRevision)
    .where(and(isNull(contentItem.trashedAt), where))
    .orderBy(order)
    .limit(MAX_ITEMS);
}

async function draftsOf(db: Database, actor: Actor, types: string[]): Promise<DashboardItem[]> {
  const ownDrafts = and(eq(contentItem.updatedBy, actor.id), inArray(contentItem.type, types), unpublished);
  return (await items(db, ownDrafts, desc(contentItem.updatedAt))).map(shown);
}

async function reviewsFor(db: Database, types: string[]): Promise<Dashboard["review"]> {
  const waiting = and(isNotNull(contentItem.reviewRequestedAt), inArray(contentItem.type, types));
  const rows = await items(db, waiting, asc(contentItem.reviewRequestedAt));
  return rows.map((row) => ({ ...shown(row), requestedAt: iso(row.reviewRequestedAt) ?? "" }));
}

async function scheduledOf(db: Database, types: string[]): Promise<ScheduledItem[]> {
  const rows = await db
    .select({ item: contentItem, schedule: contentSchedule })
    .from(contentSchedule)
    .innerJoin(contentItem, eq(contentItem.id, contentSchedule.itemId))
    .where(inArray(contentSchedule.type, types))
    .orderBy(sql`coalesce(${contentSchedule.publishAt}, ${contentSchedule.unpublishAt})`)
    .limit(MAX_ITEMS);
  return rows.map(({ item, schedule }) => ({
    ...named(item),
    publishAt: iso(schedule.publishAt),
    unpublishAt: iso(schedule.unpublishAt),
    scheduledByName: schedule.actorName,
    failure: schedule.failure,
  }));
}

/** Administrators see everything except sign-ins and sign-outs. Others see events of the content that they may edit. */
async function activityIn(db: Database, actor: Actor, types: string[]): Promise<Dashboard["recentActivity"]> {
  const filter =
    actor.permissions === "all"
      ? { exceptActions: ["session.started", "session.ended", ...refusalActions] }
      : { subjectTypes: types };
  const events = await auditEvents(db, filter, MAX_EVENTS_READ);
  const untitled = events.map((event) => activityOf(event, new Map()));
  const shownLines = groupActivity(untitled).slice(0, MAX_ITEMS);
  const titles = await titlesOf(
    db,
    actor,
    shownLines.map(({ event }) => event.subjectId),
  );
  return shownLines.map(({ event, others }) => ({
    ...event,
    title: titles.get(event.subjectId) ?? null,
    others,
  }));
}

type Row = Awaited<ReturnType<typeof items>>[number];

function shown(row: Row): DashboardItem {
  return {
    ...named(row),
    updatedAt: row.updatedAt.toISOString(),
    updatedByName: row.updatedByName ?? row.updatedBy,
  };
}

function named({ id, type, title, status }: Pick<Row, "id" | "type" | "title" | "status">) {
  const apiName = contentTypes().find(({ name }) => name === type)?.apiName ?? type;
  return { id, type, apiName, title, status };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
