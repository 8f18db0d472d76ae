import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { RichText } from "~/ui/rich-text/rich-text";
import type { stepsBlock } from "./block";
import styles from "./render.module.css";

export default function Steps({ heading, intro, items, anchor, ground }: BlockProps<typeof stepsBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground}>
      <ol className={styles.steps}>
        {items.map(({ title, html, anchor }) => (
          <li key={anchor} id={anchor} className={styles.step}>
            <ItemHeading className={styles.title}>{title}</ItemHeading>
            {html && <RichText html={html} />}
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
