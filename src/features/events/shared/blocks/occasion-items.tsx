import type { ReactNode } from "react";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { classNames } from "~/ui/class-names";
import { DateLeaf } from "~/ui/date-leaf/date-leaf";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { OccasionItem } from "../occasion-item";
import styles from "./occasion-items.module.css";

/**
 * A list of upcoming events or classes, soonest first, with calendar leaves.
 * @param aside renders the end of a row, such as a link to register
 */
export function OccasionItems<Item extends OccasionItem>({
  items,
  aside,
}: {
  items: readonly Item[];
  aside?: (item: Item) => ReactNode;
}) {
  return (
    <ol className={classNames(styles.occasions, aside && styles.withAside)}>
      {items.map((item) => (
        <Occasion key={item.id} {...item} aside={aside?.(item)} />
      ))}
    </ol>
  );
}

function Occasion({
  href,
  title,
  when,
  where,
  facts,
  month,
  day,
  aside,
}: OccasionItem & { aside: ReactNode }) {
  return (
    <li className={styles.occasion}>
      <DateLeaf month={month} day={day} />
      <div className={styles.words}>
        <ItemHeading className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </ItemHeading>
        <p className={styles.when}>{when}</p>
        {where && (
          <p className={styles.where}>
            <Icon name="pin" className={styles.pin} />
            {where}
          </p>
        )}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </li>
  );
}
