import { zonedInstant } from "~/content/values/zoned-instant";
import type { ClassView } from "../class/class-views";

/**
 * The address after registering: the classes page with the confirmation in the query. The query has public facts about
 * the class and no names.
 */
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
