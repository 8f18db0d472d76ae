import type { ClassView } from "./class-views";
import { formatSessions } from "./format-sessions";
import { groupLimit } from "./group-rules";
import type { ClassSession } from "./sessions";

/** When a class takes place: its sessions, or staff's custom text. */
export function classDates(view: ClassView, timeZone: string): string {
  return view.useCustomDateDescription ? view.customDateDescription : formatSessions(view.sessions, timeZone);
}

/** "$40.00", "$40.00 per person" if people register as a group, or "Free". */
export function classCost(view: ClassView): string {
  if (!view.hasRegistrationCost) return "Free";
  const price = `$${(view.registrationCost / 100).toFixed(2)}`;
  const maxPeople = groupLimit(view);
  if (view.priceFor === "couple") return `${price} per couple`;
  if (view.priceFor === "family") return `${price} per family of up to ${maxPeople}`;
  return maxPeople > 1 ? `${price} per person` : price;
}

/** The room and the location; empty if neither was entered. */
export function classPlace({ place, location }: Pick<ClassView, "place" | "location">): string {
  return [place, location?.name].filter(Boolean).join(", ");
}

/** The place of a session: its own, or the one of the class. */
export function sessionPlace(session: ClassSession, view: Pick<ClassView, "place" | "location">): string {
  return session.place || classPlace(view);
}
