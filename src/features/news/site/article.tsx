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
  /** The breadcrumb of its list. */
  parent: Crumb;
  kind: string;
  title: string;
  lead: string;
  /** Date, author, reviewer, and specialties. */
  byline: BylineProps;
  image: ImageView | null;
  /** Sanitized HTML. */
  body: string;
  /** Related articles, with the heading of their list. */
  more: ArticleItem[];
  moreHeading: string;
  /** Shown next to the text, such as the press contact. */
  aside?: ReactNode;
}

/** The page of a post or news item: opening, text in one column, and related articles. */
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
