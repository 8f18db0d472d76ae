import { addMonths, parseISO } from "date-fns";
import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { careGuideFields } from "./fields";

/** A clinician's review is outdated after this many months. */
export const REVIEW_MONTHS = 12;

/**
 * Whether the review is outdated.
 * @param reviewedOn YYYY-MM-DD
 */
export function isReviewOld(reviewedOn: string, now: Date): boolean {
  return now >= addMonths(parseISO(reviewedOn), REVIEW_MONTHS);
}

/** A guide must say what an emergency is, and must have been reviewed within the last year and not in the future. */
export function checkCareGuide(
  { ways, reviewedOn }: ValuesOf<typeof careGuideFields>,
  now: Date,
): ChecklistEntry[] {
  const problem = (propertyName: string, message: string): ChecklistEntry[] => [
    { severity: "hard", propertyName, message },
  ];
  return [
    ...(ways.some(({ kind }) => kind === "emergency")
      ? []
      : problem("ways", "Add the emergency department, with the signs of an emergency.")),
    ...(reviewedOn && isReviewOld(reviewedOn, now)
      ? problem("reviewedOn", "The review is more than a year old. Have a clinician review the guide again.")
      : []),
    ...(reviewedOn && parseISO(reviewedOn) > now
      ? problem("reviewedOn", "The day of the review is in the future.")
      : []),
  ];
}
