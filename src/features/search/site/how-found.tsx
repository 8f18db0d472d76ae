import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { addressOf } from "../address-of";
import type { Found } from "./found";
import { NoPage } from "./no-page";
import { NotOffered } from "./not-offered";
import styles from "./search.module.css";
import { searchHref } from "./search-href";

/** Explains results that are not an exact match, and shows the rules that led to them. */
export function HowFound({ found }: { found: Found }) {
  const { query, total, matched, corrected, chosen } = found;
  const results = total === 1 ? "1 result" : `${total} results`;
  return (
    <div className={styles.how}>
      <NotOffered topics={found.notOffered} />
      {found.finder && (
        <p>
          <Link href={found.finder.url}>Find providers: {found.finder.labels.join(", ")}</Link>
        </p>
      )}
      {found.withoutPage.length > 0 && <NoPage words={found.withoutPage} />}
      {matched === "all" && <p>{results}</p>}
      {matched === "corrected" && (
        <p>
          Nothing says “{query}”. Here {total === 1 ? "is" : "are"} {results} for{" "}
          <Link href={searchHref(corrected ?? "")}>{corrected}</Link>.
        </p>
      )}
      {matched === "some" && (
        <p>
          {isOnlyNotice(found) && "No page has all of these words. "}
          {results} with some of your words:
        </p>
      )}
      {chosen && (
        <p>
          <Link href={searchHref(query)}>Show every kind of result</Link>
        </p>
      )}
      {!chosen && <Rules rules={found.rules} />}
    </div>
  );
}

/** Whether no other notice above the results says that a page is missing. */
function isOnlyNotice({ withoutPage, notOffered }: Found): boolean {
  return withoutPage.length === 0 && notOffered.length === 0;
}

/** “my knee gives out” → Orthopedics: explains why these records were found. */
function Rules({ rules }: { rules: Found["rules"] }) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules} aria-label="What your words led to">
      {[...Map.groupBy(rules, ({ words }) => words)].map(([words, pages]) => (
        <li key={words}>
          “{words}” <VisuallyHidden>leads to</VisuallyHidden>
          <Icon name="arrow-right" />
          {pages.map(({ title, url, part }) => (
            <Link key={url} href={addressOf({ url, part })}>
              {title}
              {part && <VisuallyHidden>: {part.heading}</VisuallyHidden>}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
