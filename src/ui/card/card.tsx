import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Link } from "../link/link";
import styles from "./card.module.css";

export interface CardProps {
  title: ReactNode;
  /** Makes the whole card one target; the title is the link that is read and focused. */
  href?: string;
  headingLevel?: 2 | 3 | 4;
  /** A Picture or an Icon, above the title (or beside it with `layout="row"`). */
  media?: ReactNode;
  layout?: "stack" | "row";
  ground?: "paper" | "sand" | "mist";
  className?: string;
  children?: ReactNode;
}

export function Card({
  title,
  href,
  headingLevel = 3,
  media,
  layout = "stack",
  ground = "paper",
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(styles.card, styles[layout], styles[ground], href && styles.linked, className)}
    >
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        <Heading className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
        {children}
      </div>
    </article>
  );
}
