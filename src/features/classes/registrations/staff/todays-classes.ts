import { dayAt } from "~/content/values/day-at";
import { formatDates } from "~/content/values/format-dates";
import type { DomainServices } from "~/platform/domain-services";
import type { TodaysClass } from "../../api/admin/todays-classes-schemas";
import { sessionPlace } from "../../class/class-facts";
import { nextSession } from "../../class/sessions";
import { upcomingClasses } from "../../class/upcoming-classes";
import { availabilityOf } from "../availability";
import { classCounts } from "../class-counts";

/** No hospital has more on one day. */
const MAX_CLASSES = 100;

/**
 * The published classes with a session today, in the hospital's time zone, that is neither over nor canceled. Soonest
 * first.
 */
export async function todaysClasses({
  db,
  now,
  timeZone,
  takesPayments,
}: Pick<DomainServices, "db" | "now" | "timeZone" | "takesPayments">): Promise<TodaysClass[]> {
  const moment = now();
  const today = dayAt(moment, timeZone).iso;
  const upcoming = await upcomingClasses(db, { now: moment, limit: MAX_CLASSES });
  const sessions = upcoming.flatMap((event) => {
    const session = nextSession(event, moment);
    const isToday = session && dayAt(session.startsAt, timeZone).iso <= today;
    return isToday && !event.cancelledAt ? [{ event, session }] : [];
  });
  const counts = await classCounts(
    db,
    sessions.map(({ event }) => event.id),
    moment,
  );
  return sessions.map(({ event, session }) => {
    const { taken, waiting } = counts.get(event.id) ?? { taken: 0, waiting: 0 };
    return {
      id: event.id,
      title: event.title,
      when: formatDates(session, timeZone),
      place: sessionPlace(session, event),
      hasRegistration: event.hasRegistration,
      taken,
      waiting,
      seatsLeft: availabilityOf(event, { taken, waiting }, moment, takesPayments).seatsLeft,
    };
  });
}
