import { defineBlock } from "~/content/blocks/block";
import { listedForAll } from "~/content/blocks/layout/listed";
import { atMost, heading, intro, linkToAll, whenNone } from "~/content/blocks/shared-fields";
import { bar, title } from "~/content/blocks/thumbnail";
import { newsFeed } from "../../feeds/feeds";
import { countNews, latestNews } from "../../news-item/latest-news";
import { newsListItem } from "../../news-item/news-list-item";

export const newsListBlock = defineBlock({
  name: "newsList",
  label: "News and press releases",
  category: "General",
  feature: "news",
  help: "The newest news and press releases, or all of them page by page. Filled in automatically.",
  feed: newsFeed,
  thumbnail: [
    title(8, 8, 30),
    ...[20, 34, 48].flatMap((y) => [bar(8, y, 14, 2.5), bar(28, y - 1, 46, 4), bar(28, y + 5, 56, 2.5)]),
  ],
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone(), ...linkToAll() },
  example: { heading: "News", atMost: 3 },
  async load(context, every) {
    return listedForAll(context, every, {
      newest: async (count) =>
        (await latestNews(context.db, count)).map((one) => newsListItem(one, context.timeZone)),
      count: () => countNews(context.db),
    });
  },
});
