import { differenceInHours } from "date-fns";
import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { namesOf } from "~/features/accounts/shared/names-of";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { ApplicationItem, ApplicationList } from "../../api/admin/schemas";
import { readSender } from "../../sealed-answers";
import { type FormSubmission, formSubmission } from "../../table";
import { type ApplicationState, applicationState, applicationStates, isDecided } from "../application-state";
import { isApplication } from "../is-application";
import { isQueued, queueOrder, withDueTimes } from "./queue-order";

export interface ApplicationFilter {
  /** Part of a name, an email, or a phone number. */
  q?: string;
  state?: ApplicationState;
  /** Only submissions of this form. */
  formId?: string;
  /** The id of a user, or `none`. */
  assignedTo?: string;
  page: number;
  pageSize: number;
}

/** Names are encrypted, so a search decrypts at most this many applications, in the order of the queue. */
const MAX_SEARCHED = 5_000;

/** Applications without answers. Overdue ones first, then the longest waiting. */
export async function applications(
  { db, sealer, now }: Pick<DomainServices, "db" | "sealer" | "now">,
  { q = "", state, formId, assignedTo, page, pageSize }: ApplicationFilter,
): Promise<ApplicationList> {
  const ofForm = and(isApplication(db), isQueued, formId ? eq(formSubmission.formId, formId) : undefined);
  const where = and(ofForm, state && eq(formSubmission.state, state), assignedFilter(assignedTo));
  const at = now();
  const rows = withDueTimes(db)
    .where(where)
    .orderBy(...queueOrder(at));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const from = (page - 1) * pageSize;
  const isSearch = words.length > 0;
  const read = (await (isSearch ? rows.limit(MAX_SEARCHED) : rows.limit(pageSize).offset(from))).map(
    (queued) => ({
      queued,
      sender: readSender(sealer, queued.row),
    }),
  );
  const found = read.filter(({ sender }) => isNamedBy(sender, words));
  const shown = isSearch ? found.slice(from, from + pageSize) : read;
  const names = await namesOf(
    db,
    shown.flatMap(({ queued }) => queued.row.assignedTo ?? []),
  );
  return {
    items: shown.map(({ queued, sender }) => itemOf(queued, sender, names, at)),
    total: isSearch ? found.length : await db.$count(formSubmission, where),
    unreadable: isSearch ? read.filter(({ sender }) => sender.unreadable).length : 0,
    page,
    pageSize,
    counts: await countsOf(db, ofForm),
    forms: await formsOf(db),
  };
}

export function itemOf(
  { row, dueAt }: { row: FormSubmission; dueAt: Date | null },
  { name, unreadable }: { name: string; unreadable: boolean },
  names: ReadonlyMap<string, string>,
  now: Date,
): ApplicationItem {
  const { id, formName, createdAt, updatedAt, deleteAfter, assignedTo, revision } = row;
  const isWaiting = !isDecided(row.state);
  return {
    id,
    formName,
    name,
    unreadable,
    state: applicationState(row.state),
    revision,
    assignedTo:
      assignedTo === null ? null : { id: assignedTo, name: names.get(assignedTo) ?? "A former colleague" },
    waitingDays: isWaiting ? Math.floor(differenceInHours(now, createdAt) / 24) : null,
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: isWaiting && dueAt !== null && dueAt < now,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deleteAfter: deleteAfter.toISOString(),
  };
}

/** The forms that have applications, each with its latest name. */
async function formsOf(db: Database): Promise<ApplicationList["forms"]> {
  const name = sql<string>`(array_agg(${formSubmission.formName} order by ${formSubmission.createdAt} desc))[1]`;
  const rows = await db
    .select({ id: formSubmission.formId, name, count: count() })
    .from(formSubmission)
    .where(and(isApplication(db), isQueued))
    .groupBy(formSubmission.formId);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

async function countsOf(db: Database, ofForm: SQL | undefined): Promise<Record<ApplicationState, number>> {
  const rows = await db
    .select({ state: formSubmission.state, count: count() })
    .from(formSubmission)
    .where(ofForm)
    .groupBy(formSubmission.state);
  const counts = Object.fromEntries(Object.keys(applicationStates).map((state) => [state, 0]));
  for (const row of rows) {
    const state = applicationState(row.state);
    counts[state] = (counts[state] ?? 0) + row.count;
  }
  return counts as Record<ApplicationState, number>;
}

function assignedFilter(assignedTo: string | undefined): SQL | undefined {
  if (!assignedTo) return undefined;
  return assignedTo === "none"
    ? isNull(formSubmission.assignedTo)
    : eq(formSubmission.assignedTo, assignedTo);
}

/**
 * Whether each word is part of the name, email, or phone.
 * @param words in lower case
 */
export function isNamedBy(
  sender: { name: string; email: string; phone: string },
  words: readonly string[],
): boolean {
  const text =
    `${sender.name} ${sender.email} ${sender.phone} ${sender.phone.replaceAll(/\D/g, "")}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
