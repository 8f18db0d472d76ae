import { useRef } from "react";
import { Link as RouterLink } from "react-router";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { ProvidersFound } from "../../../finder/find-providers";
import type { ProviderFilterOptions } from "../../../finder/provider-filter-options";
import { ProviderCard } from "../provider-card";
import { type FinderField, type FinderQuery, finderHref, GENDERS } from "./finder-query";
import { NobodyFound } from "./nobody-found";
import styles from "./results.module.css";

export interface ResultsProps {
  query: FinderQuery;
  found: ProvidersFound;
  options: ProviderFilterOptions;
}

/** The number of results and why they match, the active filters, and the list. */
export function Results({ query, found, options }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { providers, total, page, pageSize } = found;
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.count}>
          {formatCount(found)}
        </h2>
        <VisuallyHidden>
          <span role="status">{formatCount(found)}</span>
        </VisuallyHidden>
        <HowFound query={query} found={found} />
        <Applied query={query} options={options} onRemoved={() => heading.current?.focus()} />
      </div>
      {total === 0 ? (
        <NobodyFound query={query} options={options} unlisted={found.unlisted} />
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
            hrefFor={(number) => `${finderHref(query, { page: number })}#results`}
            label="Providers"
          />
        </>
      )}
    </div>
  );
}

function formatCount({ total, page, pageSize }: ProvidersFound): string {
  if (total === 0) return "No providers found";
  if (total === 1) return "1 provider";
  if (total <= pageSize) return `${total} providers`;
  const first = (page - 1) * pageSize + 1;
  const shown = `${first.toLocaleString("en-US")}–${Math.min(total, page * pageSize).toLocaleString("en-US")}`;
  return `${total.toLocaleString("en-US")} providers, showing ${shown}`;
}

/** The rule that matched, and the correction of a misspelled word. */
function HowFound({ query, found: { matched, corrected } }: Omit<ResultsProps, "options">) {
  if (!matched && !corrected) return null;
  return (
    <p className={styles.how}>
      {corrected && (
        <>
          Nothing matches “{query.q.trim()}”. These are for <strong>“{corrected}”</strong>.{" "}
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

interface AppliedProps {
  query: FinderQuery;
  options: ProviderFilterOptions;
  /** Called when the filter that had the focus is gone. */
  onRemoved: () => void;
}

/** The active filters, each as a link to the same search without it. */
function Applied({ query, options, onRemoved }: AppliedProps) {
  const nameOf = (list: { slug: string; name: string }[], slug: string) =>
    list.find((one) => one.slug === slug)?.name ?? slug;
  const labels: [FinderField, string][] = [
    ["q", query.q && `“${query.q.trim()}”`],
    ["specialty", query.specialty && nameOf(options.specialties, query.specialty)],
    ["location", query.location && nameOf(options.locations, query.location)],
    ["language", query.language && `Speaks ${query.language}`],
    ["gender", GENDERS.find(({ value }) => value === query.gender)?.label ?? ""],
    ["acceptingNew", query.acceptingNew && "Accepting new patients"],
  ];
  const applied = labels.filter(([, label]) => label.trim() !== "");
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Applied filters">
      {applied.map(([field, label]) => (
        <li key={field}>
          <RouterLink to={finderHref(query, { [field]: "" })} onClick={onRemoved} className={styles.pill}>
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
