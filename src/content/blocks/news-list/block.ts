import { latestNews, newsTags } from "../../types/news-item/latest-news";
import { newsListItem } from "../../types/news-item/news-list-item";
import { defineBlock } from "../block";
import { atMost, heading, intro, MOST_LISTED, whenNone } from "../shared-fields";

export const newsListBlock = defineBlock({
  name: "newsList",
  label: "News and press releases",
  category: "General",
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone() },
  async load(context) {
    context.reads(...newsTags);
    const news = await latestNews(context.db, MOST_LISTED);
    return { items: news.map((one) => newsListItem(one, context.timeZone)) };
  },
});
