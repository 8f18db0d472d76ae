import type { GivingView } from "~/features/settings/shared/giving-view";
import { Icon } from "~/ui/icon/icon";
import { Phone } from "~/ui/phone/phone";
import { RichText } from "~/ui/rich-text/rich-text";
import styles from "./facts.module.css";

/** Facts that donors look for: the phone number, the receipt, refunds, and privacy. */
export function DonateFacts({ giving }: { giving: GivingView }) {
  const { foundationPhone, foundationLegalName, foundationTaxId, refundPolicy, donorPrivacy } = giving;
  return (
    <aside className={styles.aside} aria-label="About your gift">
      {foundationPhone && (
        <div className={styles.fact}>
          <h3 className={styles.factHeading}>Questions about giving?</h3>
          <p>
            Call <Phone number={foundationPhone} label="Questions about giving" />
          </p>
        </div>
      )}
      <div className={styles.fact}>
        <h3 className={styles.factHeading}>Your receipt</h3>
        <p>
          It comes by email at once, with everything that the IRS asks for.
          {foundationTaxId && ` ${foundationLegalName}, tax ID ${foundationTaxId}.`}
        </p>
      </div>
      <Policy title="Refund policy" html={refundPolicy} />
      <Policy title="Privacy policy" html={donorPrivacy} />
    </aside>
  );
}

function Policy({ title, html }: { title: string; html: string }) {
  if (!html) return null;
  return (
    <details className={styles.policy}>
      <summary className={styles.summary}>
        <h3 className={styles.factHeading}>{title}</h3>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <RichText html={html} />
    </details>
  );
}
