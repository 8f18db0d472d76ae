import { addMonths, parseISO } from "date-fns";
import { formatDay } from "~/content/blocks/layout/format-day";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { isReviewOld, REVIEW_MONTHS } from "./check-care-guide";
import { careGuideFields } from "./fields";
import { careGuide } from "./table";

type Row = typeof careGuide.$inferSelect;

/** The guide as its page shows it. */
export interface CareGuideView extends Pick<Row, "id" | "heading" | "lead" | "reviewer"> {
  /** The emergency department first. */
  ways: (Row["ways"][number] & { kindLabel: string })[];
  /** As text. */
  reviewedOn: string;
  /** Whether the review is outdated. */
  isOld: boolean;
}

/**
 * The published guide, or undefined.
 * @param validUntil called with the time at which the review becomes outdated
 */
export async function publicCareGuide(
  db: Database,
  { now, validUntil }: { now: Date; validUntil(instant: Date): void },
): Promise<CareGuideView | undefined> {
  const [row] = await db.select().from(careGuide);
  readsList(careGuide, row ? [row.id] : []);
  if (!row) return undefined;
  const { id, heading, lead, ways, reviewer, reviewedOn } = row;
  const isOld = isReviewOld(reviewedOn, now);
  if (!isOld) validUntil(addMonths(parseISO(reviewedOn), REVIEW_MONTHS));
  const { choices } = careGuideFields.ways.item.kind;
  return {
    id,
    heading,
    lead,
    reviewer,
    isOld,
    reviewedOn: formatDay(reviewedOn),
    ways: ways
      .toSorted((a, b) => Number(b.kind === "emergency") - Number(a.kind === "emergency"))
      .map((way) => ({ ...way, kindLabel: way.kind ? choices[way.kind] : "" })),
  };
}
