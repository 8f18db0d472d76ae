import { defineBlock } from "~/content/blocks/block";
import { heading, intro, note, whenNone } from "~/content/blocks/shared-fields";
import { bar, picture, title } from "~/content/blocks/thumbnail";
import { newsItems } from "../../fields";
import { newsCard } from "../../news-item/latest-news";
import type { NewsItemCard } from "../../news-item/news-item-card";
import { newsListItem } from "../../news-item/news-list-item";

export const chosenNewsBlock = defineBlock({
  name: "chosenNews",
  label: "Chosen news",
  category: "General",
  feature: "news",
  help: "News items that you choose, in the order that you choose.",
  thumbnail: [
    title(8, 8, 30),
    ...[20, 38].flatMap((y) => [bar(8, y, 40, 4), bar(8, y + 7, 52, 2.5), picture(70, y - 1, 18, 14)]),
  ],
  fields: {
    note: note(
      "<p>A news item that is taken off the site is left out here until it is public again.</p><p>For the newest news, use “News and press releases”: it fills by itself.</p>",
    ),
    heading: heading(),
    intro: intro(),
    news: newsItems({ label: "News", required: true }),
    whenNone: whenNone(),
  },
  example: { heading: "Worth reading" },
  async load({ timeZone }, every, records) {
    const { find } = await records;
    return every.map(({ news = [] }) => {
      const cards = news.map((id) => find("newsItem", id) as NewsItemCard | undefined);
      return { items: cards.flatMap((card) => (card ? [newsListItem(newsCard(card), timeZone)] : [])) };
    });
  },
});
