import { zonedInstant } from "~/content/values/zoned-instant";
import type { ClassView } from "../class/class-views";

/**
 * Where people go after registering: the classes page, with the confirmation in the query. It contains public facts
 * about the class and no names.
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
