import { zonedInstant } from "~/content/values/zoned-instant";
import type { ClassView } from "../class/class-views";

/** Where somebody is led who registered: the classes page, which says so by its query. Public facts of the class, and nobody's name. */
export function registrationSuccessPath(
  { category, title, startsAt, endsAt }: Pick<ClassView, "category" | "title" | "startsAt" | "endsAt">,
  timeZone: string,
): string {
  const query = new URLSearchParams({
    "registration-success": "true",
    "class-type": category?.name ?? "",
    "start-date": zonedInstant(startsAt, timeZone),
    "end-date": zonedInstant(endsAt, timeZone),
    title,
  });
  return `/classes-and-education?${query}`;
}
