import { formatDay } from "~/content/blocks/layout/format-day";
import styles from "./render.module.css";

export interface MeterProps {
  goalCents: number;
  raisedCents: number;
  /** ISO 4217, such as `USD`. */
  currency: string;
  /** YYYY-MM-DD. */
  asOf: string | null;
  /** The id of the heading with the campaign's title. */
  labelledBy: string;
}

/**
 * The progress toward the goal as text, as a meter for screen readers, and as a bar. Browsers render meters
 * differently, so the bar is an SVG. Its width is an attribute, because pages contain no inline styles.
 */
export function Meter({ goalCents, raisedCents, currency, asOf, labelledBy }: MeterProps) {
  if (goalCents <= 0) return null;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
  /** Cents as whole dollars. */
  const money = (cents: number) => format.format(Math.floor(cents / 100));
  const share = Math.min(100, Math.floor((raisedCents / goalCents) * 100));
  return (
    <div className={styles.meter}>
      <p className={styles.figures}>
        <strong className={styles.raised}>{money(raisedCents)}</strong> of {money(goalCents)} raised
      </p>
      <meter className={styles.heard} min={0} max={100} value={share} aria-labelledby={labelledBy}>
        {share} percent
      </meter>
      <svg
        className={styles.bar}
        viewBox="0 0 100 4"
        width="100"
        height="4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={share} height="4" className={styles.part} />
      </svg>
      <p className={styles.asOf}>
        {share} percent of the goal{asOf && <>, counted on {formatDay(asOf)}</>}
      </p>
    </div>
  );
}
