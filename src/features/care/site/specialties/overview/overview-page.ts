import { presentPage } from "~/features/pages/shared/page/present-page";
import { blockContext } from "~/server/block-context";
import type { RequestContext } from "~/server/context";
import { locationCards } from "../../../shared/location/location-card";
import { placeNow } from "../../../shared/location/place-now";
import { specialtyCards } from "../../../specialty/specialty-card";
import { specialtyBySlug } from "../../../specialty/specialty-profile";
import { specialtyWords } from "../../../specialty/specialty-words";
import { OVERVIEW_PATH } from "./paths";

/**
 * The data of the overview: staff's blocks, all specialties, and all locations or those of one specialty.
 * @param slug of the specialty to filter by; an unknown one does not filter
 */
export async function overviewPage(services: RequestContext, slug: string) {
  const { db, env, now, page: scope } = services;
  const clock = { now: now(), timeZone: env.TZ_HOSPITAL, validUntil: scope.validUntil };
  const forBlocks = await blockContext(services);
  const chosen = slug ? await specialtyBySlug(db, slug) : undefined;
  const [page, cards, words, places] = await Promise.all([
    presentPage(forBlocks, OVERVIEW_PATH),
    specialtyCards(db),
    specialtyWords(db),
    chosen ? chosen.locations : locationCards(db),
  ]);
  return {
    page,
    specialties: cards.map((card) => ({ ...card, words: words.get(card.id) ?? "" })),
    locations: places.map((card) => placeNow(card, clock)),
    chosen: chosen ? { slug: chosen.slug, name: chosen.name } : null,
  };
}
