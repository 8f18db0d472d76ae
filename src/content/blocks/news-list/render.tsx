import type { BlockProps } from "../block-props";
import { ArticleItems } from "../layout/article-items";
import { ListSection } from "../layout/list-section";
import type { newsListBlock } from "./block";

export function NewsList(props: BlockProps<typeof newsListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="There is no news yet."
      show={(items) => <ArticleItems items={items} />}
    />
  );
}
