import type { ReactNode } from "react";
import type { MarkedText } from "~/domain/search/marked-text";
import type { SearchHit } from "~/domain/search/ranked-hits";
import { Link } from "~/ui/link/link";
import type { Found } from "./found";
import styles from "./search.module.css";

interface HitsProps {
  hits: SearchHit[];
  /** Says of each what kind it is. */
  labels?: Found["labels"];
  children?: ReactNode;
}

export function Hits({ hits, labels, children }: HitsProps) {
  return (
    <div className={styles.hits}>
      <ul className={styles.list}>
        {hits.map(({ type, url, title, excerpt }) => (
          <li key={url} className={styles.hit}>
            <h3 className={styles.title}>
              <Link href={url}>{title}</Link>
            </h3>
            {labels && <p className={styles.what}>{labels[type]?.one}</p>}
            <p>
              <Marked text={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}
