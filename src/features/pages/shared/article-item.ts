import type { Day } from "~/content/values/day-at";
import type { ImageView } from "~/features/media/shared/image/image-view";

export interface ArticleItem {
  id: string;
  href: string;
  title: string;
  text: string;
  day: Day;
  /** The kind of article, or its author. Empty if it is the same for the whole list. */
  kind: string;
  image: ImageView | null;
}
