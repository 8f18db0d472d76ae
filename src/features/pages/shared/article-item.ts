import type { Day } from "~/content/values/day-at";
import type { ImageView } from "~/features/media/shared/image/image-view";

/** A post or news item in a list. */
export interface ArticleItem {
  id: string;
  href: string;
  title: string;
  text: string;
  day: Day;
  /** The kind of article, or its author; empty if all in the list are the same. */
  kind: string;
  image: ImageView | null;
}
