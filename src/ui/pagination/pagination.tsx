import { Icon } from "../icon/icon";
import { Link } from "../link/link";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import { pageNumbers } from "./page-numbers";
import styles from "./pagination.module.css";

export interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page of the list. */
  hrefFor: (page: number) => string;
  /** The name of the listed items: "Providers". */
  label: string;
}

export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className={styles.nav}>
      {page > 1 && (
        <Link href={hrefFor(page - 1)} className={styles.step} rel="prev">
          <Icon name="chevron-left" />
          Previous<VisuallyHidden> page</VisuallyHidden>
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={hrefFor(number)}
                className={styles.number}
                aria-current={number === page ? "page" : undefined}
              >
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={hrefFor(page + 1)} className={styles.step} rel="next">
          Next<VisuallyHidden> page</VisuallyHidden>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
