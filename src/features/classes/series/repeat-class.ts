import { randomUUID } from "node:crypto";
import type { ContentContext } from "~/content/actions/content-context";
import { createItem } from "~/content/actions/create-item";
import type { DataOf } from "~/content/define-content-type";
import { AppError } from "~/platform/errors/app-error";
import { classType } from "../class/definition";
import { classSeries } from "../class/table";
import { onDay } from "./on-day";
import { classItem, seriesIdOf } from "./series-of";

export interface Repetition {
  /** YYYY-MM-DD in the hospital's time zone. */
  days: string[];
  /** Whether to publish the new dates; otherwise they are drafts. */
  publish: boolean;
}

/**
 * Copies a class to other days, all or none. Each copy is a record with its own slug, in one series with the first.
 * @returns how many
 * @throws AppError NOT_FOUND; FORBIDDEN; VALIDATION_FAILED if the class lacks dates or what publishing requires
 */
export async function repeatClass(
  context: ContentContext & { timeZone: string },
  classId: string,
  { days, publish }: Repetition,
): Promise<number> {
  const uniqueDays = [...new Set(days)].sort();
  await context.db.transaction(async (tx) => {
    const { data } = await classItem(tx, classId);
    const model = data as DataOf<typeof classType>;
    const { startsAt, endsAt, registrationEndsAt, moreSessions = [] } = model;
    if (!startsAt || !endsAt) throw withoutDates();
    const existing = await seriesIdOf(tx, classId);
    const seriesId = existing ?? randomUUID();
    if (!existing) await tx.insert(classSeries).values({ classId, seriesId });
    for (const day of uniqueDays) {
      const dates = onDay({ startsAt, endsAt, registrationEndsAt, moreSessions }, day, context.timeZone);
      const slug = `${withoutDay(String(model.slug))}-${day}`;
      const item = await createItem(
        { ...context, db: tx },
        classType,
        { ...model, ...dates, slug },
        { publish, suggestsSlug: true },
      );
      await tx.insert(classSeries).values({ classId: item.id, seriesId });
    }
  });
  return uniqueDays.length;
}

/** Removes a day at the end of a slug, because the copy gets the new day there. */
function withoutDay(slug: string): string {
  return slug.replace(/-\d{4}-\d{2}-\d{2}(-\d+)?$/, "").slice(0, 90);
}

export function withoutDates(): AppError {
  const message = "Set the start and end time of this class first.";
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "startsAt", message }] });
}
