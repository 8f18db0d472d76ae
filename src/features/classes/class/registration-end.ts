import { subHours } from "date-fns";
import type { ValuesOf } from "~/content/fields/field";
import type { classFields } from "./fields";

type EndOfRegistration = Pick<
  ValuesOf<typeof classFields>,
  "startsAt" | "registrationEndsAt" | "closesHoursBefore"
>;

/**
 * When registration for a class ends: at the time that staff set, or some hours before the first session. These are
 * elapsed hours, as in the refund rule: across a clock change, the time of day differs.
 * @returns null if the record has neither an end of registration nor a start
 */
export function registrationEndOf({
  startsAt,
  registrationEndsAt,
  closesHoursBefore,
}: EndOfRegistration): Date | null {
  if (registrationEndsAt) return new Date(registrationEndsAt);
  return startsAt ? new Date(+subHours(new Date(startsAt), closesHoursBefore ?? 0)) : null;
}
