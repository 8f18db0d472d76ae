import { displayPhone } from "~/ui/phone/phone-number";
import type { Receipt } from "../../receipt/receipt-for";
import { receiptLines } from "../../receipt/receipt-lines";
import styles from "./receipt.module.css";

/** A receipt to print: recipient, donor, date, designation, and what was given in return. */
export function PaperReceipt({ receipt }: { receipt: Receipt }) {
  const { organization, donor, amount, date } = receipt;
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <p className={styles.organization}>{organization.name}</p>
        <p>{organization.address}</p>
        {(organization.phone || organization.email) && (
          <p className={styles.reach}>
            {organization.phone && <span>{displayPhone(organization.phone)}</span>}
            {organization.email && <span>{organization.email}</span>}
          </p>
        )}
      </header>
      <h1 className={styles.title}>Receipt for your gift</h1>
      <address className={styles.donor}>
        {donor.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.amount}>
        <strong>{amount}</strong> <span>received on {date}</span>
      </p>
      <dl className={styles.lines}>
        {receiptLines(receipt)
          .filter(({ label }) => label !== "Given by" && label !== "Amount")
          .map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p>{receipt.statement}</p>
      <p className={styles.thanks}>Thank you. Please keep this receipt with your tax records.</p>
    </article>
  );
}
