import { useId } from "react";
import styles from "./menu-preview.module.css";

interface Entry {
  label: string;
  href: string;
  lang?: string;
  subItems?: Entry[];
}

/**
 * A preview of the menu in the form, fully expanded, in the colors of its place on the site.
 * @param values of the record: which menu it is, and its items
 */
export default function MenuPreview({
  values: { slug, items },
}: {
  values: Readonly<Record<string, unknown>>;
}) {
  const id = useId();
  const entries = Array.isArray(items) ? (items as Entry[]) : [];
  const place = slug === "footer" ? "footer" : slug === "extra" ? "extra" : "main";
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h2 id={id} className={styles.title}>
        Preview
      </h2>
      <div className={styles.site} data-place={place}>
        <Entries entries={entries} />
      </div>
    </section>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ label, href, lang, subItems }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no state of their own
        <li key={at}>
          <span className={styles.entry} lang={lang || undefined}>
            {label || "New link"}
            {/^https?:/.test(href) && <span className="visually-hidden"> (opens in a new tab)</span>}
          </span>
          {subItems && subItems.length > 0 && <Entries entries={subItems} />}
        </li>
      ))}
    </ul>
  );
}
