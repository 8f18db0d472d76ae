import { withHeadingIds } from "~/content/rich-text/with-heading-ids";
import { relatedArticles } from "~/features/pages/shared/related-articles";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import { chosenSections } from "~/site/sub-navigation/chosen-sections";
import { conditionsOf } from "../../../condition/conditions-of";
import { findProviders } from "../../../finder/find-providers";
import { placeNow } from "../../../shared/location/place-now";
import { SPECIALTY_PARTS } from "../../../specialty/page-parts";
import { specialtyBySlug } from "../../../specialty/specialty-profile";

/** The data of a specialty's page: its text, providers, and locations. */
export async function specialtyPage({ db, env, now, page, visibility }: RequestContext, slug: string) {
  const [specialty, found] = await Promise.all([
    specialtyBySlug(db, slug),
    findProviders(db, { specialty: slug }),
  ]);
  if (!specialty) throw new AppError("NOT_FOUND", "There is no specialty at this address.");
  const { locations, ...own } = specialty;
  const about = withHeadingIds(own.about, Object.keys(SPECIALTY_PARTS));
  const { conditions, treatments } = await conditionsOf(db, own.id);
  const reading = await relatedArticles(
    { db, visibility: await visibility() },
    "specialty",
    { ids: [own.id], limit: 3 },
    env.TZ_HOSPITAL,
  );
  const clock = { now: now(), timeZone: env.TZ_HOSPITAL, validUntil: page.validUntil };
  return {
    specialty: { ...own, about: about.html },
    sections: [
      ...about.headings,
      ...chosenSections(SPECIALTY_PARTS, {
        treats: own.treats.length > 0,
        conditions: conditions.length > 0,
        treatments: treatments.length > 0,
        where: locations.length > 0,
        people: found.total > 0,
        reading: reading.length > 0,
      }),
    ],
    conditions,
    treatments,
    reading,
    locations: locations.map((card) => placeNow(card, clock)),
    providers: found.providers,
    providersInAll: found.total,
  };
}
