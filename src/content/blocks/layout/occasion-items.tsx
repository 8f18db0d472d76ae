import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { OccasionItem } from "../../types/occasion-item";
import styles from "./occasion-items.module.css";

/** What is coming up, the next first: each with the leaf of its day. */
export function OccasionItems({ items }: { items: readonly OccasionItem[] }) {
  return (
    <ol className={styles.occasions}>
      {items.map(({ id, href, title, when, where, facts, month, day }) => (
        <li key={id} className={styles.occasion}>
          <p className={styles.leaf} aria-hidden="true">
            <span className={styles.month}>{month}</span>
            <span className={styles.day}>{day}</span>
          </p>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            </h3>
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
        </li>
      ))}
    </ol>
  );
}
