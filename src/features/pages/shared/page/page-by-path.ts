import { eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { publicColumns, type RowOf } from "~/content/publishing/published-columns";
import { readsAddress, readsListOf, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import type { LanguageCode } from "~/platform/isomorphic/languages";
import { page } from "../../page/table";

const columns = publicColumns(page, "shareImageId", "translationOfId");

/** One language version of a page. */
export interface PageVersion {
  id: string;
  path: string;
  language: LanguageCode;
}

const version = alias(page, "version");
/** The id of the English page, to which the other versions refer. */
const original = sql<string>`coalesce(${page.translationOfId}, ${page.id})`;

/** A published page as stored, with its sharing picture instead of the picture's id. */
export interface PublishedPage extends RowOf<typeof columns> {
  shareImage: ImageView | null;
  /** All published language versions, including this page. Empty if there are no others. */
  versions: PageVersion[];
}

/**
 * The published page at a path, in one query.
 * @param path with a leading slash and no trailing one; the home page is `/`
 */
export function pageByPath(db: Database, path: string): Promise<PublishedPage | null> {
  return remembered(db, `page ${path}`, () => readPage(db, path));
}

async function readPage(db: Database, path: string): Promise<PublishedPage | null> {
  const [found] = await db
    .select({
      page: columns,
      shareImageId: page.shareImageId,
      shareImage: imageColumns(image),
      original,
      versions: versionsOf(db),
    })
    .from(page)
    .leftJoin(image, eq(image.id, page.shareImageId))
    .where(eq(page.path, path));
  readsAddress(page, path, found?.page.id);
  readsRecords(image, [found?.shareImageId ?? null]);
  if (!found) return null;
  const { original: owner, versions } = found;
  readsListOf(
    page,
    [owner],
    versions.map(({ id }) => id),
  );
  return { ...found.page, shareImage: found.shareImage, versions: versions.length > 1 ? versions : [] };
}

/** A subquery, so that one query loads the page and its versions. */
function versionsOf(db: Database) {
  const one = sql`json_build_object('id', ${version.id}, 'path', ${version.path}, 'language', ${version.language})`;
  const all = db
    .select({ all: sql`json_agg(${one} order by ${version.language})` })
    .from(version)
    .where(or(eq(version.id, original), eq(version.translationOfId, original)));
  return sql<PageVersion[]>`(${all})`;
}
