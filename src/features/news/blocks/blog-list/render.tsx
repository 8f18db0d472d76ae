import type { BlockProps } from "~/content/blocks/block-props";
import { ListSection } from "~/content/blocks/layout/list-section";
import { ArticleItems } from "~/features/pages/shared/site/article-items";
import type { blogListBlock } from "./block";

export default function BlogList(props: BlockProps<typeof blogListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="Nothing has been written yet."
      show={(items) => <ArticleItems items={items} />}
    />
  );
}
