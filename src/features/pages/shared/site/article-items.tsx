import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { ArticleItem } from "../article-item";
import styles from "./article-items.module.css";

/** A list of posts or news, with pictures at the end of the rows. */
export function ArticleItems({ items }: { items: readonly ArticleItem[] }) {
  return (
    <ul className={styles.articles}>
      {items.map((item) => (
        <li key={item.id} className={classNames(styles.article, item.image && styles.pictured)}>
          <div className={styles.words}>
            <p className={styles.line}>
              <time dateTime={item.day.iso}>{item.day.words}</time>
              {item.kind && <span className={styles.kind}>{item.kind}</span>}
            </p>
            <ItemHeading className={styles.title}>
              <Link href={item.href} className={styles.link}>
                {item.title}
              </Link>
            </ItemHeading>
            {item.text && <p>{item.text}</p>}
          </div>
          {item.image && (
            <Picture
              image={{ ...pictureOf(item.image), alt: "" }}
              shape="wide"
              sizes="(min-width: 576px) 15rem, 100vw"
              className={styles.picture}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
