import { placeNow } from "~/content/types/location/place-now";
import { relatedArticles, relatedTags } from "~/content/types/related-articles";
import { specialtyBySlug } from "~/content/types/specialty/specialty-profile";
import { findProviders } from "~/domain/finding-care/find-providers";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/web/context";

/** Everything the page of a specialty shows: what it is, who practises it, where. */
export async function specialtyPage({ db, env, now, page }: RequestContext, slug: string) {
  page.reads("specialty", "location", "provider", "image", ...relatedTags);
  const [specialty, found] = await Promise.all([
    specialtyBySlug(db, slug),
    findProviders(db, { specialty: slug }),
  ]);
  if (!specialty) throw new AppError("NOT_FOUND", "We know of no specialty at this address.");
  const { locations, ...about } = specialty;
  const reading = await relatedArticles(db, { specialtyIds: [about.id], limit: 3 }, env.TZ_HOSPITAL);
  const clock = { now: now(), timeZone: env.TZ_HOSPITAL, holdsUntil: page.holdsUntil };
  return {
    specialty: about,
    reading,
    locations: locations.map((card) => placeNow(card, clock)),
    providers: found.providers,
    providersInAll: found.total,
  };
}
