import type { ReactNode } from "react";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Section } from "~/ui/section/section";
import { useSectionPlace } from "~/ui/section/section-place";
import type { Ground } from "../block-props";
import styles from "./block-section.module.css";
import { SectionHasNoHeading } from "./item-heading";

export interface BlockSectionProps {
  anchor: string;
  /** If empty, the section starts with its contents. */
  heading: string;
  intro?: string;
  ground: Ground;
  /** `rail` puts the heading beside the content if there is room, `stack` above it. */
  layout?: "rail" | "stack";
  children: ReactNode;
}

/** A block with a heading, laid out the same way everywhere. */
export function BlockSection({
  anchor,
  heading,
  intro,
  ground,
  layout = "rail",
  children,
}: BlockSectionProps) {
  const isNarrow = useSectionPlace() === "narrow";
  const hasHead = Boolean(heading || intro);
  return (
    <Section
      ground={ground}
      id={heading ? undefined : anchor}
      className={styles[isNarrow || !hasHead ? "stack" : layout]}
    >
      {hasHead && (
        <div className={styles.head}>
          {heading && <h2 id={anchor}>{heading}</h2>}
          {intro && (
            <p className={styles.intro}>
              <TextWithPhones text={intro} />
            </p>
          )}
        </div>
      )}
      <div className={styles.body}>
        <SectionHasNoHeading value={!heading}>{children}</SectionHasNoHeading>
      </div>
    </Section>
  );
}
