import { Link } from "~/ui/link/link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { ShownGiving } from "./donor-page-data";
import { IntentForm, type RefusedIntent } from "./intent-form";
import styles from "./own-giving.module.css";

interface GiftsByYearProps {
  token: string;
  giving: ShownGiving;
  refused: RefusedIntent | undefined;
}

/** The gifts by year, each with its receipt. Donors can request the yearly summary by email. */
export function GiftsByYear({ token, giving, refused }: GiftsByYearProps) {
  if (giving.gifts.length === 0)
    return <p>Your gift is not here yet: it appears once its payment has arrived.</p>;
  let shown = 0;
  return (
    <section className={styles.part} aria-labelledby="gifts">
      <h2 id="gifts">Your gifts and receipts</h2>
      {giving.years.map(({ year, gifts: many, total }) => {
        const gifts = giving.gifts.slice(shown, shown + many);
        shown += many;
        return (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <div className={styles.yearHead}>
              <h3 id={`year-${year}`}>
                {year}
                <VisuallyHidden>:</VisuallyHidden> <span className={styles.yearTotal}>{total}</span>
              </h3>
              {giving.email && (
                <IntentForm
                  intent="summary"
                  gift={`year-${year}`}
                  refused={refused?.values.year === String(year) ? refused : undefined}
                  submit={`Email me the summary of ${year}`}
                  look="quiet"
                >
                  <input type="hidden" name="year" value={year} />
                </IntentForm>
              )}
            </div>
            <ul className={styles.gifts}>
              {gifts.map(({ id, number, date, amount, refunded, designation, isMonthly }) => (
                <li key={id} className={styles.gift}>
                  <span className={styles.date}>{date}</span>
                  <span className={styles.what}>
                    {designation}
                    {isMonthly && <span className={styles.quiet}>Monthly gift</span>}
                    {refunded && <span className={styles.quiet}>{refunded} was paid back</span>}
                  </span>
                  <strong className={styles.cents}>{amount}</strong>
                  <Link
                    href={`/giving/${token}/receipts/${id}`}
                    aria-label={`Receipt ${number}`}
                    className={styles.receipt}
                  >
                    Receipt
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
