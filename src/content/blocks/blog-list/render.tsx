import type { BlockProps } from "../block-props";
import { ArticleItems } from "../layout/article-items";
import { ListSection } from "../layout/list-section";
import type { blogListBlock } from "./block";

export function BlogList(props: BlockProps<typeof blogListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="Nothing has been written yet."
      show={(items) => <ArticleItems items={items} />}
    />
  );
}
