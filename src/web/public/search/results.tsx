import type { MarkedText } from "~/domain/search/marked-text";
import type { SearchAnswer } from "~/domain/search/search-site";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { Section } from "~/ui/section/section";
import styles from "./search.module.css";

export interface Found extends SearchAnswer {
  /** The kind that is shown alone, or null for the first of each. */
  chosen: string | null;
  page: number;
  /** What each kind of record is called, in the plural. */
  labels: Record<string, string>;
}

export function Results({ found, pageSize }: { found: Found; pageSize: number }) {
  const { query, counts, hits, labels, chosen, page } = found;
  const groups = counts.filter(({ type }) => hits.some((hit) => hit.type === type));
  return (
    <Section className={styles.results}>
      <HowFound found={found} />
      {groups.map(({ type, count }) => (
        <Group key={type} found={found} type={type} count={count} />
      ))}
      {chosen && (
        <Pagination
          page={page}
          pages={Math.ceil((counts.find(({ type }) => type === chosen)?.count ?? 0) / pageSize)}
          hrefFor={(number) => searchHref(query, chosen, number)}
          label={labels[chosen] ?? "Results"}
        />
      )}
    </Section>
  );
}

/** Says whether these are quite what was asked for. */
function HowFound({ found: { query, total, matched, corrected, chosen } }: { found: Found }) {
  const results = total === 1 ? "1 result" : `${total} results`;
  return (
    <div className={styles.how}>
      {matched === "all" && <p>{results}</p>}
      {matched === "corrected" && (
        <p>
          Nothing says “{query}”. Here {total === 1 ? "is" : "are"} {results} for{" "}
          <Link href={searchHref(corrected ?? "")}>{corrected}</Link>.
        </p>
      )}
      {matched === "some" && <p>No page has all of these words. {results} with some of them:</p>}
      {chosen && (
        <p>
          <Link href={searchHref(query)}>Show every kind of result</Link>
        </p>
      )}
    </div>
  );
}

function Group({ found, type, count }: { found: Found; type: string; count: number }) {
  const { query, hits, labels, chosen } = found;
  const shown = hits.filter((hit) => hit.type === type);
  const label = labels[type] ?? type;
  return (
    <div className={styles.group}>
      <h2 className={styles.kind}>{label}</h2>
      <div className={styles.hits}>
        <ul className={styles.list}>
          {shown.map(({ url, title, excerpt }) => (
            <li key={url} className={styles.hit}>
              <h3 className={styles.title}>
                <Link href={url}>{title}</Link>
              </h3>
              <p>
                <Marked text={excerpt} />
              </p>
            </li>
          ))}
        </ul>
        {!chosen && count > shown.length && (
          <p>
            <Link href={searchHref(query, type)} className={styles.all}>
              All {count} {label.toLowerCase()}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

function searchHref(query: string, type?: string, page = 1): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(type && { type }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search/?${parameters}`;
}
