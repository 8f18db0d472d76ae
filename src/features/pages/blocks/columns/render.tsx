import type { ReactNode } from "react";
import type { BlockProps } from "~/content/blocks/block-props";
import { classNames } from "~/ui/class-names";
import { Section } from "~/ui/section/section";
import { SectionPlace } from "~/ui/section/section-place";
import type { columnsBlock } from "./block";
import styles from "./render.module.css";

/** Blocks side by side if there is enough width. An empty column takes no space. */
export default function Columns({ split, slots, anchor, ground }: BlockProps<typeof columnsBlock>) {
  const columns = [slots?.first, slots?.second, slots?.third].filter((column) => column != null);
  if (columns.length === 0) return null;
  return (
    <Section ground={ground} id={anchor} className={classNames(styles.columns, styles[split ?? "halves"])}>
      <SectionPlace value="narrow">
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change order
          <Column key={at}>{column}</Column>
        ))}
      </SectionPlace>
    </Section>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
