import type { ReactNode } from "react";
import type { PaymentState } from "~/platform/payments/table";
import { ButtonLink } from "~/ui/button/button";
import styles from "./payment-status.module.css";

interface PaymentStatusProps {
  state: PaymentState;
  /** "$40.00" */
  amount: string;
  /** What the payment is for, as the provider's page says: "Class registration". */
  subject: string;
  /** The address of this page. */
  here: string;
  /** A sentence on what the missing payment means for the record. */
  unpaid: string;
  /** Where the person started, and can start again. */
  cancelPath: string;
  /** The address of the checkout, if it can still be paid there. */
  checkoutUrl: string | null;
  /** Whether the page reloads automatically. */
  isReloading: boolean;
}

/** The state of a payment, with what to do. */
export function PaymentStatus({
  here,
  state,
  amount,
  subject,
  unpaid,
  cancelPath,
  checkoutUrl,
  isReloading,
}: PaymentStatusProps) {
  switch (state) {
    case "paid":
      return <ReceivedPayment amount={amount} subject={subject} cancelPath={cancelPath} />;
    case "processing":
      return (
        <StatusMessage
          heading="Your payment is on its way"
          says="The payment method you chose takes a few days. You do not need to do anything. We will email you when your payment arrives, or if it fails."
        >
          <ButtonLink href={cancelPath} look="quiet">
            Back to the website
          </ButtonLink>
        </StatusMessage>
      );
    case "open":
      return (
        <StatusMessage
          heading="We are waiting for your payment"
          says="The payment provider has not confirmed your payment yet. If you have paid, this takes a moment, and we will email you. If you have not paid, nothing was charged."
        >
          {isReloading && <p className={styles.note}>This page checks again by itself.</p>}
          <ButtonLink href={here}>Check again</ButtonLink>
          {checkoutUrl && (
            <ButtonLink href={checkoutUrl} look="quiet">
              Back to the payment
            </ButtonLink>
          )}
        </StatusMessage>
      );
    case "expired":
    case "failed":
      return (
        <StatusMessage
          heading="Nothing was paid"
          says={
            state === "failed"
              ? `Your payment did not arrive. ${unpaid} You can start again.`
              : `The time to pay is over. ${unpaid} You can start again.`
          }
        >
          <ButtonLink href={cancelPath}>Start again</ButtonLink>
        </StatusMessage>
      );
  }
}

/** For a payer who does not own the payment: only what they know. */
function ReceivedPayment({
  amount,
  subject,
  cancelPath,
}: Pick<PaymentStatusProps, "amount" | "subject" | "cancelPath">) {
  return (
    <StatusMessage
      heading={`We received your payment of ${amount}`}
      says={`${subject}. An email with the confirmation number and a private link is on its way to the address in the form. If it was already paid for, we refund your payment.`}
    >
      <ButtonLink href={cancelPath} look="quiet">
        Back to the website
      </ButtonLink>
    </StatusMessage>
  );
}

function StatusMessage({ heading, says, children }: { heading: string; says: string; children: ReactNode }) {
  return (
    <div className={styles.standing}>
      <h1>{heading}</h1>
      <p>{says}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
