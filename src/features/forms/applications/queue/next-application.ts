import { and, eq, isNull, or } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { form } from "../../form/table";
import { formSubmission } from "../../table";
import { isApplication } from "../is-application";
import { isQueued, isUndecided, queueOrder } from "./queue-order";

/** How many applications at the start of the queue to consider. */
const MAX_CONSIDERED = 1_000;

/**
 * The application to work on next: undecided, and assigned to the actor or to nobody. After the last one, starts again
 * from the first.
 * @param after the application that the actor has open
 * @returns its id; null if there is no other one
 */
export async function nextApplication(
  { db, now }: Pick<DomainServices, "db" | "now">,
  actor: Actor,
  after?: string,
): Promise<string | null> {
  const isForActor = or(isNull(formSubmission.assignedTo), eq(formSubmission.assignedTo, actor.id));
  const rows = await db
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .leftJoin(form, eq(form.id, formSubmission.formId))
    .where(and(isApplication(db), isQueued, isUndecided, isForActor))
    .orderBy(...queueOrder(now()))
    .limit(MAX_CONSIDERED);
  const place = rows.findIndex(({ id }) => id === after);
  const next = rows[place + 1] ?? rows[0];
  return !next || next.id === after ? null : next.id;
}
