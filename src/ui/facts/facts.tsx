import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./facts.module.css";
import { type FactKind, inFixedOrder } from "./order";

export interface Fact {
  kind: FactKind;
  /** Replaces the kind's default name. */
  label?: string;
  /** Text, a Phone, several lines, a Link. */
  value: ReactNode;
}

export interface FactsProps {
  facts: Fact[];
  /** When someone last confirmed them, in words: "November 12, 2026". */
  confirmedOn?: string;
  layout?: "stack" | "columns";
  className?: string;
}

/**
 * Hours, phones, addresses, and parking: in the same place and order on every page, in whatever order they
 * are passed.
 */
export function Facts({ facts, confirmedOn, layout = "stack", className }: FactsProps) {
  return (
    <div className={classNames(styles.facts, className)}>
      <dl className={classNames(styles.list, layout === "columns" && styles.columns)}>
        {inFixedOrder(facts).map((fact) => (
          <div key={`${fact.kind} ${fact.label}`} className={styles.fact}>
            <dt className={styles.label}>
              <Icon name={fact.icon} className={styles.icon} />
              {fact.label}
            </dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {confirmedOn && <p className={styles.confirmed}>Confirmed {confirmedOn}</p>}
    </div>
  );
}
