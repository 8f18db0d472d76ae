import type { Day } from "~/content/values/day-at";
import type { SpecialtyLink } from "~/features/care/shared/specialty-links";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import styles from "./byline.module.css";

export interface BylineProps {
  day: Day;
  /** The name with credentials; may be empty. */
  author: string;
  /** The medical reviewer and the date of the review. */
  review: { name: string; href: string; day: Day } | null;
  /** The specialties of the article. */
  specialties: SpecialtyLink[];
}

/** Below an article's title: date, author, reviewer, and specialties. */
export function Byline({ day, author, review, specialties }: BylineProps) {
  return (
    <div className={styles.byline}>
      <p className={styles.line}>
        <Icon name="calendar" />
        <span>
          <time dateTime={day.iso}>{day.words}</time>
          {author && (
            <>
              , by <NameWithLetters name={author} />
            </>
          )}
        </span>
      </p>
      {review && (
        <p className={styles.line}>
          <Icon name="check" />
          <span>
            Medically reviewed by{" "}
            <Link href={review.href}>
              <NameWithLetters name={review.name} />
            </Link>{" "}
            on <time dateTime={review.day.iso}>{review.day.words}</time>
          </span>
        </p>
      )}
      {specialties.length > 0 && (
        <ul className={styles.topics} aria-label="What it is about">
          {specialties.map(({ name, href }) => (
            <li key={href}>
              <Link href={href} className={styles.topic}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
