import type { RecurringState } from "~/platform/payments/recurring/table";
import { ButtonLink } from "~/ui/button/button";
import { Choice, Intent } from "./checkout-steps";
import styles from "./sandbox-checkout.module.css";

/** Simulates the events of a monthly payment. */
export function AgreementSteps({ state, returnPath }: { state: RecurringState; returnPath: string }) {
  return (
    <>
      <p>{WORDS[state] ?? "The first month is paid. The next ones will be charged automatically."}</p>
      {state !== "ended" && (
        <>
          <h2 className={styles.more}>Try what can happen later</h2>
          <ul className={styles.choices}>
            <Choice says="Charges now what is charged automatically in a month.">
              <Intent intent="next-month">The next month</Intent>
            </Choice>
            <Choice says="For example, the card has expired. The payer is notified.">
              <Intent intent="next-month-fails">A month that fails</Intent>
            </Choice>
            {state === "past-due" && (
              <Choice says="The failed month is charged to it, and the monthly payments continue.">
                <Intent intent="mend-card">Use another card</Intent>
              </Choice>
            )}
          </ul>
        </>
      )}
      <ButtonLink href={returnPath} look="bare">
        Back to the site
      </ButtonLink>
    </>
  );
}

const WORDS: Partial<Record<RecurringState, string>> = {
  "past-due": "A month could not be charged.",
  paused: "It is paused. Nothing is charged until it is resumed.",
  ended: "It was stopped. Nothing more is charged.",
};
