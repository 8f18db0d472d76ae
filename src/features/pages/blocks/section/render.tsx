import type { BlockProps } from "~/content/blocks/block-props";
import { Section } from "~/ui/section/section";
import { SectionPlace } from "~/ui/section/section-place";
import type { sectionBlock } from "./block";
import styles from "./render.module.css";

/** Several blocks on one background. Renders nothing if there are none. */
export default function SectionBlock({ width, slots, anchor, ground }: BlockProps<typeof sectionBlock>) {
  if (!slots?.content) return null;
  return (
    <Section ground={ground} id={anchor} width={width ?? "page"} className={styles.content}>
      <SectionPlace value={width === "text" ? "narrow" : "wide"}>{slots.content}</SectionPlace>
    </Section>
  );
}
