import { AppError, type FieldError } from "~/platform/errors/app-error";
import { sendJob } from "~/platform/jobs/send-job";
import type { ContentType } from "../define-content-type";
import { runScheduleJob } from "../schedule/run-schedule-job";
import { contentSchedule, type Schedule } from "../schedule/table";
import type { ContentContext } from "./content-context";
import { recordContentEvent } from "./record-content-event";
import { authorize, type Item, lockItem, requireComplete, validate } from "./steps";

/** The times at which a record becomes public and stops being public; null if not planned. */
export interface Times {
  publishAt: Date | null;
  unpublishAt: Date | null;
}

/**
 * Schedules when a record is published, unpublished, or both; replaces an earlier schedule. The working copy
 * of that time is then published, in the name of the person who scheduled it.
 * @param target the record, and the revision that the caller read; scheduling makes no new one
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; VALIDATION_FAILED for impossible times, and for a
 * record that could not be published now; BAD_REQUEST for trashed records
 */
export async function scheduleItem(
  { db, actor }: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
  times: Times,
): Promise<Schedule> {
  authorize(actor, type, "publish");
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, type, target.id, target.revision);
    const now = new Date();
    requirePossibleSchedule(item, times, now);
    if (times.publishAt) requireComplete(type, validate(type, item.data));
    const decided = {
      ...times,
      type: type.name,
      revision: item.revision,
      actorId: actor.id,
      actorName: actor.name,
      scheduledAt: now,
      failure: null,
      failedAt: null,
    };
    const [schedule] = await tx
      .insert(contentSchedule)
      .values({ itemId: item.id, ...decided })
      .onConflictDoUpdate({ target: contentSchedule.itemId, set: decided })
      .returning();
    if (!schedule) throw new Error("The schedule was not written.");
    await recordContentEvent(tx, actor, type, "scheduled", {
      id: item.id,
      after: times,
    });
    for (const at of [times.publishAt, times.unpublishAt]) {
      if (!at) continue;
      await sendJob(tx, runScheduleJob, { itemId: item.id }, { startAfter: at, key: `${item.id} ${+at}` });
    }
    return schedule;
  });
}

function requirePossibleSchedule(item: Item, { publishAt, unpublishAt }: Times, now: Date): void {
  if (item.trashedAt) {
    throw new AppError("BAD_REQUEST", "Take the record out of the trash before scheduling it.");
  }
  const errors: FieldError[] = [];
  const wrong = (propertyName: keyof Times, message: string) => errors.push({ propertyName, message });
  if (!publishAt && !unpublishAt) wrong("publishAt", "Choose when.");
  if (publishAt && publishAt <= now) wrong("publishAt", "Choose a time to come.");
  if (unpublishAt && unpublishAt <= (publishAt ?? now)) {
    wrong("unpublishAt", publishAt ? "Choose a time after the publishing." : "Choose a time to come.");
  }
  if (unpublishAt && !publishAt && item.publishedRevision === null) {
    wrong("unpublishAt", "This is not public; choose when it becomes so as well.");
  }
  if (errors.length > 0) throw new AppError("VALIDATION_FAILED", "These times cannot be saved.", { errors });
}
