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
  /** If present, the type of each hit is shown. */
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
              <HighlightedText text={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The heading of the page part to which a link leads, after the page's title. */
function PartOfPage({ part }: Pick<SearchHit, "part">) {
  if (!part) return null;
  return (
    <>
      <VisuallyHidden>: </VisuallyHidden>
      <span className={styles.part}>{part.heading}</span>
    </>
  );
}

function HighlightedText({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change order
    piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}
