import { formatDates } from "~/content/values/format-dates";
import type { ClassView } from "./class-views";

/** When a class takes place: its dates, or the text that staff wrote instead. */
export function classDates(view: ClassView, timeZone: string): string {
  return view.useCustomDateDescription ? view.customDateDescription : formatDates(view, timeZone);
}

/** "$40.00", or "Free". */
export function classCost({ hasRegistrationCost, registrationCost }: ClassView): string {
  return hasRegistrationCost ? `$${(registrationCost / 100).toFixed(2)}` : "Free";
}

/** The room and the location; empty if neither was entered. */
export function classPlace({ place, location }: ClassView): string {
  return [place, location?.name].filter(Boolean).join(", ");
}
