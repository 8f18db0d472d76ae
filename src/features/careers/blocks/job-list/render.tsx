import type { BlockProps } from "~/content/blocks/block-props";
import { formatDay } from "~/content/blocks/layout/format-day";
import { ItemHeading } from "~/content/blocks/layout/item-heading";
import { ListSection } from "~/content/blocks/layout/list-section";
import { Link } from "~/ui/link/link";
import type { jobListBlock } from "./block";
import styles from "./render.module.css";

/** All open jobs, with the facts that people compare. */
export default function JobList({ data, ...section }: BlockProps<typeof jobListBlock>) {
  return (
    <ListSection
      {...section}
      data={data}
      atMost={null}
      otherwise="No job is open right now. Please look again soon."
      show={(jobs) => (
        <ul className={styles.jobs}>
          {jobs.map(({ id, slug, title, summary, department, place, schedule, pay, closesOn }) => (
            <li key={id} className={styles.job}>
              <ItemHeading className={styles.title}>
                <Link href={`/jobs/${slug}`} className={styles.link}>
                  {title}
                </Link>
              </ItemHeading>
              <p>{summary}</p>
              <p className={styles.facts}>
                {[department, place, schedule].filter(Boolean).join(" · ")}
                <br />
                <strong>{pay}</strong>
                {closesOn && `. Apply by ${formatDay(closesOn)}.`}
              </p>
            </li>
          ))}
        </ul>
      )}
    />
  );
}
