import type { Values } from "~/admin/content/draft/draft-state";
import { cutAt } from "./cut-at";
import styles from "./previews.module.css";

/** The approximate length at which search engines truncate. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

/** A preview of the page in search results. */
export function SearchPreview({ values }: { values: Values }) {
  const title = String(values.title ?? "");
  const description = String(values.description ?? "");
  return (
    <section aria-labelledby="search-preview" className={styles.preview}>
      <h2 id="search-preview">In search results</h2>
      <div className={styles.result}>
        <span className={styles.address}>
          {location.host}
          {String(values.path ?? "")}
        </span>
        <span className={styles.link}>{cutAt(title, TITLE_SHOWN) || "A page without a title"}</span>
        <span>
          {cutAt(description, DESCRIPTION_SHOWN) || "Use the description to say what the page is about."}
        </span>
      </div>
      <Counter name="Title" now={title.trim().length} shown={TITLE_SHOWN} />
      <Counter name="Description" now={description.trim().length} shown={DESCRIPTION_SHOWN} />
    </section>
  );
}

function Counter({ name, now, shown }: { name: string; now: number; shown: number }) {
  const isLong = now > shown;
  return (
    <p className={styles.counter} data-long={isLong || undefined}>
      {name}: {now} of {shown} characters{isLong && ". The rest is cut off."}
    </p>
  );
}
