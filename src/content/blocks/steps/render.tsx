import { RichText } from "~/ui/rich-text/rich-text";
import type { BlockProps } from "../block-props";
import { BlockSection } from "../layout/block-section";
import { ItemHeading } from "../layout/item-heading";
import type { stepsBlock } from "./block";
import styles from "./render.module.css";

export function Steps({ heading, intro, items, anchor, ground }: BlockProps<typeof stepsBlock>) {
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
