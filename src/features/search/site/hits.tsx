import type { ReactNode } from "react";
import { otherLanguage } from "~/platform/isomorphic/site-language";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { addressOf } from "../address-of";
import type { MarkedText } from "../marked-text";
import type { SearchHit } from "../ranked-hits";
import type { Found } from "./found";
import styles from "./search.module.css";

interface HitsProps {
  hits: SearchHit[];
  /** Shows the type of each hit. */
  labels?: Found["labels"];
  days: Found["days"];
  children?: ReactNode;
}

export function Hits({ hits, labels, days, children }: HitsProps) {
  return (
    <div className={styles.hits}>
      <ul className={styles.list}>
        {hits.map(({ id, type, url, title, language, part, excerpt }) => (
          <li key={url} className={styles.hit}>
            <h3 className={styles.title}>
              <Link href={addressOf({ url, part })} lang={otherLanguage(language)} hrefLang={language}>
                <NameWithLetters name={title} />
                <PartOfPage part={part} />
              </Link>
            </h3>
            {(labels || days[id]) && (
              <p className={styles.what}>
                {labels?.[type]?.one}
                {labels && days[id] && " · "}
                {days[id] && <span className={styles.day}>{days[id]}</span>}
              </p>
            )}
            <p lang={otherLanguage(language)}>
              <Marked text={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The heading of the part that a link leads to, behind the title of its page. */
function PartOfPage({ part }: Pick<SearchHit, "part">) {
  if (!part) return null;
  return (
    <>
      <VisuallyHidden>: </VisuallyHidden>
      <span className={styles.part}>{part.heading}</span>
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}
