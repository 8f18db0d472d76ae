import { countNews, latestNews, newsTags } from "../../types/news-item/latest-news";
import { newsListItem } from "../../types/news-item/news-list-item";
import { defineBlock } from "../block";
import { listed } from "../layout/listed";
import { atMost, heading, intro, wayToAll, whenNone } from "../shared-fields";

export const newsListBlock = defineBlock({
  name: "newsList",
  label: "News and press releases",
  category: "General",
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone(), ...wayToAll() },
  async load(context, { atMost: limit }) {
    context.reads(...newsTags);
    return listed(context, limit ?? null, {
      newest: async (count) =>
        (await latestNews(context.db, count)).map((one) => newsListItem(one, context.timeZone)),
      count: () => countNews(context.db),
    });
  },
});
