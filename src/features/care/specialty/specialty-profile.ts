import { asc, eq } from "drizzle-orm";
import { publicColumns, type RowOf } from "~/content/publishing/published-columns";
import { readsAddress, readsListOf } from "~/content/reads";
import { showRichText } from "~/content/rich-text/show-rich-text";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import type { Database } from "~/platform/database/database";
import { type LocationCard, locationCards } from "../shared/location/location-card";
import { location, locationSpecialty } from "../shared/location/table";
import { specialty } from "./table";

const columns = publicColumns(specialty, "plainWords", "terms");

/** All public data of a specialty. Phone as ten digits, HTML is sanitized. */
export interface SpecialtyProfile extends Omit<RowOf<typeof columns>, "iconImageId" | "bannerImageId"> {
  icon: ImageView | null;
  banner: ImageView | null;
  /** The locations that offer it: in the specialty's order, then in list order. */
  locations: LocationCard[];
}

/** The published specialty with that slug, or undefined. */
export async function specialtyBySlug(db: Database, slug: string): Promise<SpecialtyProfile | undefined> {
  const [row] = await db.select(columns).from(specialty).where(eq(specialty.slug, slug));
  readsAddress(specialty, slug, row?.id);
  if (!row) return undefined;
  const [images, links] = await Promise.all([
    imageViews(db, [row.iconImageId, row.bannerImageId]),
    db
      .select({ id: locationSpecialty.locationId, position: locationSpecialty.specialtyPosition })
      .from(locationSpecialty)
      .where(eq(locationSpecialty.specialtyId, row.id))
      .orderBy(asc(locationSpecialty.specialtyPosition)),
  ]);
  readsListOf(location, [row.id]);
  const { iconImageId, bannerImageId, ...facts } = row;
  return {
    ...facts,
    about: await showRichText(db, row.about),
    icon: (iconImageId && images.get(iconImageId)) || null,
    banner: (bannerImageId && images.get(bannerImageId)) || null,
    locations: inOrder(
      links,
      await locationCards(
        db,
        links.map((link) => link.id),
      ),
    ),
  };
}

/** Locations with a position first, by position. The others stay in list order. */
function inOrder(links: { id: string; position: number | null }[], cards: LocationCard[]): LocationCard[] {
  const positions = new Map(links.map((link) => [link.id, link.position ?? Number.POSITIVE_INFINITY]));
  const of = (card: LocationCard) => positions.get(card.id) ?? Number.POSITIVE_INFINITY;
  return cards.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)));
}
