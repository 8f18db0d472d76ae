import type { OccasionItem } from "~/features/events/shared/occasion-item";
import { classItem } from "../../class/class-item";
import type { OfferedClass, ShownOffering } from "../../offered-classes";

/** A class in a list or calendar, with its availability. */
export interface ClassEntry extends OccasionItem {
  offering: ShownOffering;
}

/** @param timeZone the hospital's IANA time zone */
export function classEntry({ view, offering }: OfferedClass, timeZone: string): ClassEntry {
  return { ...classItem(view, timeZone), offering };
}
