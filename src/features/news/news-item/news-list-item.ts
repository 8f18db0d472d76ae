import { dayAt } from "~/content/values/day-at";
import type { ArticleItem } from "~/features/pages/shared/article-item";
import type { NewsCard } from "./latest-news";

/** News in a list, dated by the calendar of a time zone. */
export function newsListItem({ summary, publishedAt, ...card }: NewsCard, timeZone: string): ArticleItem {
  return { ...card, text: summary, day: dayAt(publishedAt, timeZone) };
}
