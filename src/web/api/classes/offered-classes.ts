import type { ClassView } from "~/content/types/class/class-views";
import { availabilityOf, type Offering, registrationEnd } from "~/domain/registrations/availability";
import { classCounts, registrationTags } from "~/domain/registrations/class-counts";
import type { PageScope, RequestContext } from "~/web/context";

/** What a class offers at a moment, and how many seats are taken. */
export interface OfferedClass {
  view: ClassView;
  offering: Offering;
  taken: number;
}

/**
 * Whether one can register for each of the classes now, by the server's clock, with one query for all. Tells the page or answer what
 * was read for it and until when it is true.
 */
export async function offeredClasses(
  { db, now: clock }: Pick<RequestContext, "db"> & { now(): Date },
  page: Pick<PageScope, "reads" | "holdsUntil">,
  views: readonly ClassView[],
): Promise<OfferedClass[]> {
  page.reads(...registrationTags);
  const now = clock();
  const counts = await classCounts(
    db,
    views.map(({ id }) => id),
    now,
  );
  return views.map((view) => {
    const counted = counts.get(view.id) ?? { taken: 0, waiting: 0, changesAt: null };
    for (const instant of [counted.changesAt, registrationEnd(view), view.endsAt])
      if (instant && instant > now) page.holdsUntil(instant);
    return { view, offering: availabilityOf(view, counted, now), taken: counted.taken };
  });
}
