import { asc, desc, eq, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { form } from "../../form/table";
import { formSubmission } from "../../table";
import { decidedStates } from "../application-state";

/** When an application should be decided; null if staff set no target or its form is unpublished. */
const dueAt = sql<Date | null>`${formSubmission.createdAt} + ${form.answerWithinDays} * interval '24 hours'`;

/** Whether an application is not decided. */
export const isUndecided = notInArray(formSubmission.state, decidedStates);

/** Whether an application is in the queue. Merged ones are not. */
export const isQueued = isNull(formSubmission.mergedInto);

/** Applications with the time until which each should be decided. */
export function withDueTimes(db: Database) {
  return db
    .select({ row: formSubmission, dueAt: dueAt.mapWith(formSubmission.createdAt) })
    .from(formSubmission)
    .leftJoin(form, eq(form.id, formSubmission.formId));
}

/**
 * The order of `withDueTimes`: overdue ones first, then other undecided ones, the longest waiting first; then decided
 * ones, newest first.
 */
export function queueOrder(now: Date): SQL[] {
  const isOverdue = sql`coalesce(${isUndecided} and ${dueAt} < ${now.toISOString()}::timestamptz, false)`;
  return [
    desc(isUndecided),
    desc(isOverdue),
    asc(sql`case when ${isUndecided} then ${formSubmission.createdAt} end`),
    desc(formSubmission.createdAt),
    asc(formSubmission.id),
  ];
}
