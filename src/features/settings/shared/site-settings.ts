import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { readsAll, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { type Brand, brandOf } from "../brand";
import type { SiteSettings } from "../definition";
import { type OmittedFromPages, omittedFromPages } from "../omitted-from-pages";
import { isPublishedSettings } from "../published-values";
import { siteSettings } from "../table";

/** The settings for pages: phones as ten digits, pictures instead of ids. */
export type ShownSettings = Omit<
  SiteSettings,
  "slug" | "logo" | "shareImage" | "mapImage" | OmittedFromPages
> & {
  logo: ImageView | null;
  shareImage: ImageView | null;
  mapImage: ImageView | null;
  /** The hospital's brand colors; null for the default ones. */
  brand: Brand | null;
};

/** The published settings, in one query; null if nothing was published yet. */
export async function publishedSettings(db: Database): Promise<ShownSettings | null> {
  const share = alias(image, "share_image");
  const map = alias(image, "map_image");
  const logoImage = alias(image, "logo");
  const named = (property: "logo" | "shareImage" | "mapImage") =>
    sql`(${siteSettings.data} ->> ${property})::uuid`;
  readsAll(siteSettings);
  const [row] = await db
    .select({
      data: siteSettings.data,
      logo: imageColumns(logoImage),
      shareImage: imageColumns(share),
      mapImage: imageColumns(map),
    })
    .from(siteSettings)
    .leftJoin(logoImage, eq(logoImage.id, named("logo")))
    .leftJoin(share, eq(share.id, named("shareImage")))
    .leftJoin(map, eq(map.id, named("mapImage")))
    .where(isPublishedSettings);
  if (!row) {
    readsRecords(image, []);
    return null;
  }
  // Leaves out values that only one page needs.
  const { slug: _, conferenceRegistrationBodyHTML: __, ...all } = row.data as SiteSettings;
  readsRecords(image, [all.logo, all.shareImage, all.mapImage]);
  const settings = Object.fromEntries(
    Object.entries(all).filter(([name]) => !(name in omittedFromPages)),
  ) as Omit<SiteSettings, "slug" | OmittedFromPages>;
  const brand = brandOf(row.data as SiteSettings);
  return { ...settings, brand, logo: row.logo, shareImage: row.shareImage, mapImage: row.mapImage };
}
