import type { OccasionItem } from "~/features/events/shared/occasion-item";
import { classItem } from "../../class/class-item";
import type { OfferedClass, ShownOffering } from "../../offered-classes";

/** A class in a list or calendar, with its availability. */
export interface ClassEntry extends OccasionItem {
  offering: ShownOffering;
}

/**
 * @param timeZone the hospital's IANA time zone
 * @param from the start of the listed period, if it is later than now
 */
export function classEntry(
  { view, offering }: OfferedClass,
  timeZone: string,
  now: Date,
  from: Date,
): ClassEntry {
  return { ...classItem(view, timeZone, now, from), offering };
}
