import { and, eq } from "drizzle-orm";
import type { Database, RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { PermanentFailure } from "~/platform/jobs/permanent-failure";
import { publishItem } from "../actions/publish-item";
import { unpublishItem } from "../actions/unpublish-item";
import { contentTypes } from "../registry";
import { contentItem } from "../tables";
import { deletePastTimes } from "./delete-past-times";
import type { Due } from "./due";
import type { Person, ScheduleServices } from "./schedule-services";
import { contentSchedule } from "./table";

/**
 * Publishes or unpublishes a record if that is due, in the name of the person who scheduled it and with their
 * present permissions. Of two simultaneous workers, the second finds nothing to do. If the end time has
 * passed too, the record is only unpublished, and does not appear briefly.
 * @throws PermanentFailure if it cannot be done (recorded in the schedule, and sent to the person who
 * scheduled it)
 */
export async function runSchedule(services: ScheduleServices, itemId: string): Promise<void> {
  const failure = await services.db.transaction(async (tx) => {
    const due = await lockDue(tx, itemId, services.now());
    if (!due) return null;
    const person = await services.person(tx, due.schedule.actorId);
    try {
      await tx.transaction((savepoint) => act(savepoint, due, person, services.now()));
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const reason = messageOf(error);
      await tx
        .update(contentSchedule)
        .set({ failure: reason, failedAt: services.now() })
        .where(eq(contentSchedule.itemId, itemId));
      if (person) await services.notify(tx, due, person, reason);
      return `${due.item.type} “${due.item.title}”: ${reason}`;
    }
  });
  if (failure) throw new PermanentFailure(failure);
}

/** Locks the record first, then its schedule, in the same order as the actions. */
async function lockDue(tx: Database, itemId: string, now: Date): Promise<Due | undefined> {
  const [item] = await tx.select().from(contentItem).where(eq(contentItem.id, itemId)).for("update");
  const [schedule] = await tx
    .select()
    .from(contentSchedule)
    .where(and(eq(contentSchedule.itemId, itemId)))
    .for("update");
  if (!item || !schedule) return undefined;
  const { publishAt, unpublishAt } = schedule;
  if (unpublishAt && unpublishAt <= now) return { item, schedule, doing: "unpublish" };
  if (publishAt && publishAt <= now) return { item, schedule, doing: "publish" };
  return undefined;
}

async function act(db: RootDatabase, { item, doing }: Due, person: Person | null, now: Date): Promise<void> {
  const type = contentTypes().find(({ name }) => name === item.type);
  if (!type) throw new AppError("NOT_FOUND", "This content type no longer exists.");
  if (!person) throw new AppError("FORBIDDEN", "The person who scheduled this can no longer sign in.");
  const context = { db, actor: person.actor };
  if (doing === "publish" && item.publishedRevision !== item.revision) await publishItem(context, type, item);
  if (doing === "unpublish" && item.publishedRevision !== null) await unpublishItem(context, type, item);
  await deletePastTimes(db, item.id, now);
}

function messageOf({ message, more }: AppError): string {
  return [message, ...(more.errors ?? []).map((wrong) => wrong.message)].join(" ").slice(0, 1_000);
}
