import type { Day } from "~/content/values/day-at";
import type { ImageView } from "~/features/media/shared/image/image-view";

/** What a list shows of a post or of news. */
export interface ArticleItem {
  id: string;
  href: string;
  title: string;
  text: string;
  day: Day;
  /** What it is, or who wrote it; empty where everything in the list is the same. */
  kind: string;
  image: ImageView | null;
}
