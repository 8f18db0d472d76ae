import type { RelatedQuery } from "~/content/listing/related-record";
import { relatedRecords } from "~/content/listing/related-records";
import { dayAt } from "~/content/values/day-at";
import type { Visibility } from "~/content/visibility/visibility";
import { imageViews } from "~/features/media/shared/image/image-view";
import type { Database } from "~/platform/database/database";
import type { ArticleItem } from "./article-item";

/**
 * Posts and news that refer to these records, with their pictures, newest first.
 * @param type the name of the referenced type
 * @param timeZone the hospital's IANA time zone
 */
export async function relatedArticles(
  context: { db: Database; visibility: Pick<Visibility, "shows"> },
  type: string,
  query: RelatedQuery,
  timeZone: string,
): Promise<ArticleItem[]> {
  const related = await relatedRecords(context, type, query);
  const images = await imageViews(
    context.db,
    related.map(({ imageId }) => imageId),
  );
  return related.map(({ publishedAt, imageId, ...article }) => ({
    ...article,
    day: dayAt(publishedAt, timeZone),
    image: (imageId && images.get(imageId)) || null,
  }));
}
