import type { GivingView } from "~/features/settings/shared/giving-view";
import { formatAmount } from "../../format-amount";
import styles from "./suggested-amounts.module.css";

interface SuggestedAmountsProps {
  suggested: GivingView["suggestedGifts"];
  /** What is in the field now. */
  cents: number;
  onChosen(cents: number): void;
}

/** Amounts that one press puts into the field. Without script the field alone is there. */
export function SuggestedAmounts({ suggested, cents, onChosen }: SuggestedAmountsProps) {
  const amounts = suggested.flatMap(({ amount, does }) => (amount ? [{ amount, does }] : []));
  if (amounts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the section's own would be read twice
    <div role="group" aria-label="Suggested amounts" className={styles.amounts}>
      {amounts.map(({ amount, does }) => (
        <button
          key={amount}
          type="button"
          className={styles.amount}
          aria-pressed={amount === cents}
          onClick={() => onChosen(amount)}
        >
          <strong className={styles.figure}>{formatAmount(amount).replace(/\.00$/, "")}</strong>
          {does && <span className={styles.does}>{does}</span>}
        </button>
      ))}
    </div>
  );
}
