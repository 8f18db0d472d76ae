import type { GivingView } from "~/features/settings/shared/giving-view";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import styles from "./suggested-amounts.module.css";

interface SuggestedAmountsProps {
  suggested: GivingView["suggestedGifts"];
  /** The amount that is in the field. */
  cents: number;
  onChosen(cents: number): void;
}

/** Buttons that fill in an amount. Without JavaScript, only the field is shown. */
export function SuggestedAmounts({ suggested, cents, onChosen }: SuggestedAmountsProps) {
  const amounts = suggested.flatMap(({ amount, does }) => (amount ? [{ amount, does }] : []));
  if (amounts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers would read a nested fieldset twice
    <div role="group" aria-label="Suggested amounts" className={styles.amounts}>
      {amounts.map(({ amount, does }) => (
        <button
          key={amount}
          type="button"
          className={styles.amount}
          aria-pressed={amount === cents}
          onClick={() => onChosen(amount)}
        >
          <strong className={styles.figure}>{formatDollars(amount).replace(/\.00$/, "")}</strong>
          {does && <span className={styles.does}>{does}</span>}
        </button>
      ))}
    </div>
  );
}
