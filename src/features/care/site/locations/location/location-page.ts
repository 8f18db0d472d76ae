import { openingHoursLines } from "~/content/fields/opening-hours/opening-hours-lines";
import { withHeadingIds } from "~/content/rich-text/with-heading-ids";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import { chosenSections } from "~/site/sub-navigation/chosen-sections";
import { findProviders } from "../../../finder/find-providers";
import { plansOfLocation } from "../../../insurance-plan/accepted-plans";
import { locationBySlug } from "../../../location/location-profile";
import { openingHoursSpecification } from "../../../location/opening-hours-specification";
import { openingState } from "../../../location/opening-state";
import { LOCATION_PARTS } from "../../../location/page-parts";

/** The data of a location's page, from eight small parallel queries. */
export async function locationPage({ db, env, now, page }: RequestContext, slug: string) {
  const [place, found] = await Promise.all([locationBySlug(db, slug), findProviders(db, { location: slug })]);
  if (!place) throw new AppError("NOT_FOUND", "There is no location at this address.");
  const at = now();
  const insurance = await plansOfLocation(db, place.id);
  const { isOpen, status, detail, until } = openingState(place, at, env.TZ_HOSPITAL);
  page.validUntil(until);
  const { openingHours } = place;
  const about = withHeadingIds(place.about, Object.values(LOCATION_PARTS).flatMap(Object.keys));
  return {
    place: { ...place, about: about.html },
    sections: [
      ...chosenSections(LOCATION_PARTS.before, {
        reach: true,
        hours: true,
        departments: place.departments.length > 0,
        about: place.about !== "",
      }),
      ...about.headings,
      ...chosenSections(LOCATION_PARTS.after, {
        specialties: place.specialties.length > 0,
        services: place.services.length > 0,
        insurance: insurance.length > 0,
        people: found.total > 0,
      }),
    ],
    open: { isOpen, status, detail },
    hours: openingHoursLines(openingHours, at, env.TZ_HOSPITAL),
    hoursForEngines: openingHoursSpecification(openingHours, at, env.TZ_HOSPITAL),
    confirmedOn: place.confirmedOn && formatDate(place.confirmedOn),
    insurance,
    providers: found.providers,
    providersInAll: found.total,
  };
}

export type LocationPage = Awaited<ReturnType<typeof locationPage>>;

/** "November 2, 2026" from "2026-11-02". */
function formatDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
