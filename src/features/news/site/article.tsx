import type { ReactNode } from "react";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { ImageView } from "~/features/media/shared/image/image-view";
import type { ArticleItem } from "~/features/pages/shared/article-item";
import { ArticleItems } from "~/features/pages/shared/site/article-items";
import { Hero } from "~/features/pages/shared/site/hero";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs/breadcrumbs";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import styles from "./article.module.css";
import { Byline, type BylineProps } from "./byline";

export interface ArticleProps {
  /** The list that it belongs to. */
  parent: Crumb;
  kind: string;
  title: string;
  lead: string;
  /** When, by whom, reviewed by whom, about what. */
  byline: BylineProps;
  image: ImageView | null;
  /** Sanitised. */
  body: string;
  /** What else there is to read, and what the list of it is called. */
  more: ArticleItem[];
  moreHeading: string;
  /** Beside the text: whom to ask. */
  aside?: ReactNode;
}

/** One post or piece of news: opened like every page, read in one column, and what to read next. */
export function Article({
  parent,
  kind,
  title,
  lead,
  byline,
  image,
  body,
  more,
  moreHeading,
  aside,
}: ArticleProps) {
  return (
    <>
      <article>
        <Hero
          eyebrow={kind}
          heading={title}
          lead={lead}
          image={image}
          anchor="top"
          breadcrumbs={<Breadcrumbs trail={[parent]} here={title} />}
          actions={[]}
        >
          <Byline {...byline} />
        </Hero>
        <Section className={styles.columns}>
          <RichText html={body} />
          {aside}
        </Section>
      </article>
      {more.length > 0 && (
        <BlockSection anchor="more" heading={moreHeading} ground="sand">
          <ArticleItems items={more} />
        </BlockSection>
      )}
    </>
  );
}
