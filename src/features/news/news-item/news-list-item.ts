import { dayAt } from "~/content/values/day-at";
import type { ArticleItem } from "~/features/pages/shared/article-item";
import type { NewsCard } from "./latest-news";

/** The list item of a news entry, with its date in the time zone. */
export function newsListItem({ summary, publishedAt, ...card }: NewsCard, timeZone: string): ArticleItem {
  return { ...card, text: summary, day: dayAt(publishedAt, timeZone) };
}
