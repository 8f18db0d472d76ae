import type { ReactNode } from "react";
import { Hero } from "~/content/blocks/hero/render";
import { ArticleItems } from "~/content/blocks/layout/article-items";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { ArticleItem } from "~/content/types/article-item";
import type { Day } from "~/content/types/day-at";
import type { ImageView } from "~/content/types/image/image-view";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs/breadcrumbs";
import { Icon } from "~/ui/icon/icon";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import styles from "./article.module.css";

export interface ArticleProps {
  /** The list that it belongs to. */
  parent: Crumb;
  kind: string;
  title: string;
  lead: string;
  day: Day;
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
  day,
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
          <p className={styles.date}>
            <Icon name="calendar" />
            <time dateTime={day.iso}>{day.words}</time>
          </p>
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
