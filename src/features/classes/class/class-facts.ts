import type { ClassView } from "./class-views";
import { formatSessions } from "./format-sessions";
import type { ClassSession } from "./sessions";

/** When a class takes place: its sessions, or the text that staff wrote instead. */
export function classDates(view: ClassView, timeZone: string): string {
  return view.useCustomDateDescription ? view.customDateDescription : formatSessions(view.sessions, timeZone);
}

/** "$40.00", or "Free". */
export function classCost({ hasRegistrationCost, registrationCost }: ClassView): string {
  return hasRegistrationCost ? `$${(registrationCost / 100).toFixed(2)}` : "Free";
}

/** The room and the location; empty if neither was entered. */
export function classPlace({ place, location }: Pick<ClassView, "place" | "location">): string {
  return [place, location?.name].filter(Boolean).join(", ");
}

/** Where a session is: its own place, or the class's. */
export function sessionPlace(session: ClassSession, view: Pick<ClassView, "place" | "location">): string {
  return session.place || classPlace(view);
}
