import { useRef } from "react";
import { Link as RouterLink } from "react-router";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { useResults } from "~/ui/results/use-results";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { ProviderCard } from "../provider-card";
import type { FinderView, ListedProviders } from "./finder-view";
import { NobodyFound } from "./nobody-found";
import styles from "./results.module.css";

export interface ResultsProps {
  view: FinderView;
  found: ListedProviders;
  specialties: { slug: string; name: string }[];
}

/** The number of results and why they match, the active filters, and the list. */
export function Results({ view, found, specialties }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { providers, total, page, pageSize } = found;
  const { count, href } = view;
  return (
    <div {...useResults<HTMLDivElement>("providers", view)} className={styles.results}>
      <div className={styles.head}>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.count}>
          {count}
        </h2>
        <VisuallyHidden>
          <span role="status">{count}</span>
        </VisuallyHidden>
        <HowFound typed={view.values.q} found={found} />
        <ActiveFilters applied={view.applied} onRemoved={() => heading.current?.focus()} />
      </div>
      {total === 0 ? (
        <NobodyFound view={view} specialties={specialties} unlisted={found.unlisted} />
      ) : (
        <>
          <ul className={styles.list}>
            {providers.map((provider) => (
              <li key={provider.id} className={styles.item}>
                <ProviderCard provider={provider} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(total / pageSize)}
            hrefFor={(number) =>
              `${href}${number > 1 ? `${href.includes("?") ? "&" : "?"}page=${number}` : ""}#results`
            }
            label="Providers"
          />
        </>
      )}
    </div>
  );
}

/** Says which rule matched, and how a misspelled word was corrected. */
function HowFound({ typed, found: { matched, corrected } }: { typed: string; found: ListedProviders }) {
  if (!matched && !corrected) return null;
  return (
    <p className={styles.how}>
      {corrected && (
        <>
          Nothing matches “{typed.trim()}”. These are for <strong>“{corrected}”</strong>.{" "}
        </>
      )}
      {matched && (
        <>
          “{matched.words}” <Icon name="arrow-right" className={styles.arrow} />
          <VisuallyHidden> leads to </VisuallyHidden>
          {matched.specialties.map(({ slug, name }, at) => (
            <span key={slug}>
              {at > 0 && ", "}
              <Link href={`/specialty/${slug}`}>{name}</Link>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

interface ActiveFiltersProps extends Pick<FinderView, "applied"> {
  /** Called when the visitor removes a filter, because the focused link is then gone. */
  onRemoved: () => void;
}

/** The active filters. Each is a link to the same search without it. */
function ActiveFilters({ applied, onRemoved }: ActiveFiltersProps) {
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Applied filters">
      {applied.map(({ field, label, href }) => (
        <li key={field}>
          <RouterLink to={href} onClick={onRemoved} className={styles.pill}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <Icon name="close" />
          </RouterLink>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <RouterLink to="/provider-search" onClick={onRemoved} className={styles.clear}>
            Clear all
          </RouterLink>
        </li>
      )}
    </ul>
  );
}
