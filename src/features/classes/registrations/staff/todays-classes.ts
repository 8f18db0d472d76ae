import { dayAt } from "~/content/values/day-at";
import { formatDates } from "~/content/values/format-dates";
import type { DomainServices } from "~/platform/domain-services";
import type { TodaysClass } from "../../api/admin/todays-classes-schemas";
import { classPlace } from "../../class/class-facts";
import { upcomingClasses } from "../../class/upcoming-classes";
import { availabilityOf } from "../availability";
import { classCounts } from "../class-counts";

/** More than a hospital has under way at once. */
const AT_MOST = 100;

/** The published classes of today, in the hospital's time zone, that are not over or canceled; soonest first. */
export async function todaysClasses({
  db,
  now,
  timeZone,
  takesPayments,
}: Pick<DomainServices, "db" | "now" | "timeZone" | "takesPayments">): Promise<TodaysClass[]> {
  const moment = now();
  const today = dayAt(moment, timeZone).iso;
  const upcoming = await upcomingClasses(db, { now: moment, limit: AT_MOST });
  const events = upcoming.filter(
    ({ startsAt, cancelledAt }) => !cancelledAt && dayAt(startsAt, timeZone).iso <= today,
  );
  const counts = await classCounts(
    db,
    events.map(({ id }) => id),
    moment,
  );
  return events.map((event) => {
    const { taken, waiting } = counts.get(event.id) ?? { taken: 0, waiting: 0 };
    return {
      id: event.id,
      title: event.title,
      when: formatDates(event, timeZone),
      place: classPlace(event),
      hasRegistration: event.hasRegistration,
      taken,
      waiting,
      seatsLeft: availabilityOf(event, { taken, waiting }, moment, takesPayments).seatsLeft,
    };
  });
}
