import type { FieldOptions } from "~/content/fields/field";
import { references } from "~/content/fields/reference";
import type { NewsItemCard } from "./news-item/news-item-card";

export const newsItems = (options: FieldOptions) =>
  references<NewsItemCard>("NEWSITEM_ARRAY", "newsItem", options);
