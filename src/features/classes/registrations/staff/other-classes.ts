import type { DomainServices } from "~/platform/domain-services";
import type { OtherClass } from "../../api/admin/schemas";
import { classPlace } from "../../class/class-facts";
import { formatSessions } from "../../class/format-sessions";
import { upcomingClasses } from "../../class/upcoming-classes";
import { availabilityOf, priceOf } from "../availability";
import { classCounts } from "../class-counts";
import { rosterClass } from "./roster";

const MAX_CLASSES = 100;

/**
 * Upcoming classes of the same type, soonest first, to which staff can move a person.
 * @throws AppError NOT_FOUND
 */
export async function otherClasses(services: DomainServices, classId: string): Promise<OtherClass[]> {
  const { db, timeZone } = services;
  const now = services.now();
  const { categoryId } = await rosterClass(services, classId);
  const upcoming = await upcomingClasses(db, { now, limit: MAX_CLASSES, except: classId });
  const events = upcoming.filter(
    (event) => event.categoryId === categoryId && event.hasRegistration && !event.cancelledAt,
  );
  const counts = await classCounts(
    db,
    events.map(({ id }) => id),
    now,
  );
  return events.map((event) => ({
    id: event.id,
    title: event.title,
    when: formatSessions(event.sessions, timeZone),
    place: classPlace(event),
    price: priceOf(event),
    seatsLeft: availabilityOf(
      event,
      counts.get(event.id) ?? { taken: 0, waiting: 0 },
      now,
      services.takesPayments,
    ).seatsLeft,
  }));
}
