import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { Section } from "~/ui/section/section";
import type { Found } from "./found";
import { Hits } from "./hits";
import { HowFound } from "./how-found";
import styles from "./search.module.css";
import { searchHref } from "./search-href";

/** How many of the best hits are above the groups, if there are several types. */
const BEST = 3;

export function Results({ found, pageSize }: { found: Found; pageSize: number }) {
  const { query, counts, hits, labels, days, chosen, page } = found;
  const best = !chosen && counts.length > 1 && hits.length > BEST ? hits.slice(0, BEST) : [];
  const rest = hits.slice(best.length);
  const groups = counts.filter(({ type }) => rest.some((hit) => hit.type === type));
  return (
    <Section room="small" className={styles.results}>
      <HowFound found={found} />
      {best.length > 0 && (
        <div className={styles.group}>
          <h2 className={styles.kind}>Best matches</h2>
          <Hits hits={best} labels={labels} days={days} />
        </div>
      )}
      {groups.map(({ type, count }) => {
        const shown = hits.filter((hit) => hit.type === type).length;
        return (
          <div key={type} className={styles.group}>
            <h2 className={styles.kind}>{labels[type]?.many ?? type}</h2>
            <Hits hits={rest.filter((hit) => hit.type === type)} days={days}>
              {!chosen && count > shown && (
                <p>
                  <Link href={searchHref(query, type)} className={styles.all}>
                    All {count} {(labels[type]?.many ?? type).toLowerCase()}
                  </Link>
                </p>
              )}
            </Hits>
          </div>
        );
      })}
      {chosen && (
        <Pagination
          page={page}
          pages={Math.ceil((counts.find(({ type }) => type === chosen)?.count ?? 0) / pageSize)}
          hrefFor={(number) => searchHref(query, chosen, number)}
          label={labels[chosen]?.many ?? "Results"}
        />
      )}
    </Section>
  );
}
