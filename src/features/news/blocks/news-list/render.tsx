import type { BlockProps } from "~/content/blocks/block-props";
import { ListSection } from "~/content/blocks/layout/list-section";
import { ArticleItems } from "~/features/pages/shared/site/article-items";
import type { newsListBlock } from "./block";

export default function NewsList(props: BlockProps<typeof newsListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="There is no news yet."
      show={(items) => <ArticleItems items={items} />}
    />
  );
}
