import type { ContentContext } from "~/content/actions/content-context";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { DataOf } from "~/content/define-content-type";
import { classType } from "../class/definition";
import { dayOf, onDay } from "./on-day";
import { withoutDates } from "./repeat-class";
import { classItem, seriesIdOf, seriesItems } from "./series-of";

/**
 * Copies all fields except day and slug from one class to the later ones of its series, all or none. Published ones are
 * published again. Each gets a new revision, so that each can be reverted.
 * @returns how many changed
 * @throws AppError NOT_FOUND; FORBIDDEN; VALIDATION_FAILED
 */
export async function changeRemainingClasses(
  context: ContentContext & { timeZone: string },
  classId: string,
): Promise<number> {
  const { timeZone } = context;
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { data } = await classItem(tx, classId);
    const { slug: _, ...model } = data as DataOf<typeof classType>;
    const { startsAt, endsAt, registrationEndsAt, moreSessions = [] } = model;
    if (!startsAt || !endsAt) throw withoutDates();
    const seriesId = await seriesIdOf(tx, classId);
    const all = seriesId ? await seriesItems(tx, seriesId) : [];
    let changed = 0;
    for (const item of all) {
      const begins = item.data.startsAt;
      if (item.id === classId || typeof begins !== "string" || begins <= startsAt) continue;
      const dates = onDay(
        { startsAt, endsAt, registrationEndsAt, moreSessions },
        dayOf(begins, timeZone),
        timeZone,
      );
      const saved = await saveDraft(inside, classType, item, { ...model, ...dates });
      if (item.publishedRevision !== null) await publishItem(inside, classType, saved);
      changed += 1;
    }
    return changed;
  });
}
