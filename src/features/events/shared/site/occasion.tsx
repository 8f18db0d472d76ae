import type { ReactNode } from "react";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { ImageView } from "~/features/media/shared/image/image-view";
import { Hero } from "~/features/pages/shared/site/hero";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs/breadcrumbs";
import { type Fact, Facts } from "~/ui/facts/facts";
import { Link } from "~/ui/link/link";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { OccasionItems } from "../blocks/occasion-items";
import type { OccasionItem } from "../occasion-item";
import styles from "./occasion.module.css";

export interface OccasionProps {
  /** The breadcrumb of its list. */
  parent: Crumb;
  kind: string;
  title: string;
  when: string;
  isOver: boolean;
  image: ImageView | null;
  facts: Fact[];
  /** The link to register. */
  signUp?: ReactNode;
  /** The list of its sessions, if it has several. */
  dates?: ReactNode;
  /** Sanitized HTML; may be empty. */
  body: string;
  /** Other upcoming items, with the heading of their list. */
  more: OccasionItem[];
  moreHeading: string;
}

/** The page of one event or class. Shows date, location, and price first. */
export function Occasion({
  parent,
  kind,
  title,
  when,
  isOver,
  image,
  facts,
  signUp,
  dates,
  body,
  more,
  moreHeading,
}: OccasionProps) {
  return (
    <>
      <Hero
        eyebrow={kind}
        heading={title}
        lead={when}
        image={image}
        anchor="top"
        breadcrumbs={<Breadcrumbs trail={[parent]} here={title} />}
        actions={[]}
      >
        {!isOver && signUp && <div className={styles.signUp}>{signUp}</div>}
      </Hero>
      {isOver && (
        <Section room="small">
          <Alert tone="notice" title="This is over">
            <p>
              It was on {when}. See <Link href={parent.href}>what comes next</Link>.
            </p>
          </Alert>
        </Section>
      )}
      <Section className={styles.columns}>
        <div className={styles.facts}>
          <h2 className={styles.heading}>At a glance</h2>
          <Facts facts={facts} />
        </div>
        {(dates || body) && (
          <div className={styles.about}>
            {dates && <h2 className={styles.heading}>Dates</h2>}
            {dates}
            {body && <h2 className={styles.heading}>About it</h2>}
            {body && <RichText html={body} />}
          </div>
        )}
      </Section>
      {more.length > 0 && (
        <BlockSection anchor="more" heading={moreHeading} ground="sand">
          <OccasionItems items={more} />
        </BlockSection>
      )}
    </>
  );
}
