import styles from "~/admin/screen/settings.module.css";
import { changedProperties } from "./changed-properties";

/** The changed properties with their former and new values. */
export function AuditChanges({ before, after }: { before: unknown; after: unknown }) {
  const changes = changedProperties(before, after);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{changes.length === 1 ? "One property" : `${changes.length} properties`}</summary>
      <dl className={styles.changes}>
        {changes.map(({ name, was, is }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.before}>{was}</dd>
            <dd>{is}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
