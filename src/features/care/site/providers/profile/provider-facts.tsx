import styles from "./provider-facts.module.css";
import type { ProviderView } from "./provider-view";

/** Training and interests with plain labels. Leaves out empty ones. */
export function ProviderFacts({ facts }: Pick<ProviderView, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
