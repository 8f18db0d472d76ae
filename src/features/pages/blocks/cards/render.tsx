import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import type { cardsBlock } from "./block";
import styles from "./render.module.css";

type Item = BlockProps<typeof cardsBlock>["items"][number];

/** Cards with a tinted background if they are links. Otherwise columns under a line, which do not look clickable. */
export default function Cards({
  heading,
  intro,
  items,
  allHref,
  allLabel,
  anchor,
  ground,
}: BlockProps<typeof cardsBlock>) {
  const boxed = ground !== "paper" && items.some((item) => item.href);
  const pairs = items.length === 2 || items.length === 4;
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <ul className={classNames(styles.cards, pairs && styles.pairs, allHref && styles.fewer)}>
        {items.map((item) => (
          <li key={item.anchor} id={item.anchor} className={boxed ? styles.card : styles.column}>
            <Card {...item} />
          </li>
        ))}
      </ul>
      {allHref && (
        <p className={styles.all}>
          <Link href={allHref} className={styles.allLink}>
            {allLabel || heading}
            <Icon name="arrow-right" className={styles.arrow} />
          </Link>
        </p>
      )}
    </BlockSection>
  );
}

function Card({ title, text, href, linkLabel }: Item) {
  return (
    <>
      <ItemHeading className={styles.title}>{title}</ItemHeading>
      {text && (
        <p>
          <TextWithPhones text={text} />
        </p>
      )}
      {href && (
        <p className={styles.more}>
          <Link href={href} className={styles.link}>
            {linkLabel || title}
            <Icon name="arrow-right" className={styles.arrow} />
          </Link>
        </p>
      )}
    </>
  );
}
