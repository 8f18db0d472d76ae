import type { FeatureContent } from "~/content/feature-content";
import { blogListBlock } from "./blocks/blog-list/block";
import { chosenNewsBlock } from "./blocks/chosen-news/block";
import { newsListBlock } from "./blocks/news-list/block";
import { blogPostType } from "./blog-post/definition";
import { mediaCoverageType } from "./media-coverage/definition";
import { newsItemType } from "./news-item/definition";
import { pressReleaseType } from "./press-release/definition";

export const content: FeatureContent = {
  types: [pressReleaseType, mediaCoverageType, newsItemType, blogPostType],
  blocks: [blogListBlock, chosenNewsBlock, newsListBlock],
  addresses: [
    { address: "/newsroom", features: ["news"] },
    { address: "/newsroom/feed.xml", links: "itself" },
    { address: "/blog/feed.xml", links: "itself" },
    { address: "/feed.xml", features: ["blog", "news"], links: "itself" },
  ],
};
