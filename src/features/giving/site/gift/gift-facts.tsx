import { Link } from "~/ui/link/link";
import styles from "./gift.module.css";
import type { ShownGift } from "./gift-page-data";

interface GiftFactsProps {
  gift: ShownGift;
  token: string;
}

/** The facts of a gift: its number, amount, and designation, with a receipt for each paid charge. */
export function GiftFacts({ gift, token }: GiftFactsProps) {
  const { confirmationNumber, amount, feeCovered, designation, tribute, name, monthly, status, receipts } =
    gift;
  const [latest] = receipts;
  const facts = [
    { label: "Confirmation number", value: confirmationNumber },
    { label: monthly ? "Each month" : "Amount", value: amount },
    { label: "Included to cover the card’s cost", value: feeCovered },
    { label: "Paid", value: latest ? `${latest.amount} on ${latest.date}` : "" },
    { label: "Refunded", value: latest?.refunded ?? "" },
    { label: "Next charge", value: status === "monthly" ? (monthly?.next ?? "") : "" },
    { label: "For", value: designation },
    { label: "Given", value: tribute },
    { label: "Donor", value: name },
  ];
  return (
    <div className={styles.sheet}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {receipts.length > 0 && (
        <ul className={styles.receipts}>
          {receipts.map(({ id, number, date }) => (
            <li key={id}>
              <Link href={`/giving/gift/${token}/receipts/${id}`}>Print receipt {number}</Link>
              {receipts.length > 1 && <span className={styles.date}>{date}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
