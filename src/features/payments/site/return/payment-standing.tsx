import type { ReactNode } from "react";
import type { PaymentState } from "~/platform/payments/table";
import { ButtonLink } from "~/ui/button/button";
import styles from "./payment-standing.module.css";

interface PaymentStandingProps {
  state: Exclude<PaymentState, "paid">;
  /** Where this is said. */
  here: string;
  /** What it means for what they began that nothing was paid. */
  unpaid: string;
  /** Where they began. */
  cancelPath: string;
  /** Where it still can be paid. */
  checkoutUrl: string | null;
}

/** How a payment stands that has not come, in words, and what to do about it. */
export function PaymentStanding({ here, state, unpaid, cancelPath, checkoutUrl }: PaymentStandingProps) {
  switch (state) {
    case "processing":
      return (
        <Standing
          heading="Your payment is on its way"
          says="The way of paying that you chose takes some days. There is nothing more to do: we write to you when your payment has arrived, or if it does not."
        >
          <ButtonLink href={cancelPath} look="quiet">
            Back to the website
          </ButtonLink>
        </Standing>
      );
    case "open":
      return (
        <Standing
          heading="We have not heard of your payment yet"
          says="If you have paid, we learn of it in a moment, and write to you. If you have not, nothing was charged."
        >
          <ButtonLink href={here}>Look again</ButtonLink>
          {checkoutUrl && (
            <ButtonLink href={checkoutUrl} look="quiet">
              Back to the payment
            </ButtonLink>
          )}
        </Standing>
      );
    case "expired":
    case "failed":
      return (
        <Standing
          heading="Nothing was paid"
          says={
            state === "failed"
              ? `Your payment did not arrive. ${unpaid} You can begin anew.`
              : `The time to pay is over. ${unpaid} You can begin anew.`
          }
        >
          <ButtonLink href={cancelPath}>Begin again</ButtonLink>
        </Standing>
      );
  }
}

function Standing({ heading, says, children }: { heading: string; says: string; children: ReactNode }) {
  return (
    <div className={styles.standing}>
      <h1>{heading}</h1>
      <p>{says}</p>
      <p className={styles.ways}>{children}</p>
    </div>
  );
}
