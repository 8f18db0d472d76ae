import type { BlockProps } from "~/content/blocks/block-props";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { useSectionPlace } from "~/ui/section/section-place";
import type { richTextBlock } from "./block";
import styles from "./render.module.css";
import { splitAtHeadings } from "./split-at-headings";

/** Running text. Its second-level headings are in the side column, like the headings of other blocks. */
export default function RichTextBlock({ html, ground }: BlockProps<typeof richTextBlock>) {
  const parts = splitAtHeadings(html);
  const isNarrow = useSectionPlace() === "narrow";
  const hasRail = !isNarrow && parts.some((part) => part.heading);
  return (
    <Section ground={ground} className={styles.parts}>
      {parts.map(({ heading, body }) => (
        <div key={heading + body} className={hasRail ? styles.rail : styles.part}>
          {heading && <RichText html={heading} />}
          {body && <RichText html={body} className={styles.body} />}
        </div>
      ))}
    </Section>
  );
}
