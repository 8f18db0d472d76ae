import type { ReactNode } from "react";
import type { PaymentState } from "~/platform/payments/table";
import { Button, ButtonLink } from "~/ui/button/button";
import styles from "./sandbox-checkout.module.css";

interface Steps {
  state: PaymentState;
  amount: string;
  returnPath: string;
  cancelPath: string;
  /** Whether this is the first of the monthly payments. */
  isMonthly: boolean;
}

/** The actions at this checkout. */
export function CheckoutSteps({ state, amount, returnPath, cancelPath, isMonthly }: Steps) {
  switch (state) {
    case "open":
      return <OpenCheckout amount={amount} cancelPath={cancelPath} isMonthly={isMonthly} />;
    case "processing":
      return <OnItsWay returnPath={returnPath} />;
    case "paid":
      return <FinishedCheckout says="This is paid." href={returnPath} />;
    case "failed":
      return <FinishedCheckout says="The transfer did not arrive. Nothing was paid." href={cancelPath} />;
    case "expired":
      return <FinishedCheckout says="The time to pay is over. Nothing was paid." href={cancelPath} />;
  }
}

function OpenCheckout({ amount, cancelPath, isMonthly }: Pick<Steps, "amount" | "cancelPath" | "isMonthly">) {
  return (
    <>
      <Intent intent="pay" look="primary" size="large">
        Pay {amount}
        {isMonthly && " each month"}
      </Intent>
      <h2 className={styles.more}>Or try what else can happen</h2>
      <ul className={styles.choices}>
        <Choice says="The bank refuses. You can try again.">
          <Intent intent="decline">The card is declined</Intent>
        </Choice>
        {!isMonthly && <DelayedCheckout />}
        <Choice says="A seat that was held stays held until the time to pay is over.">
          <ButtonLink href={cancelPath} look="quiet" wide>
            Walk away
          </ButtonLink>
        </Choice>
      </ul>
    </>
  );
}

function DelayedCheckout() {
  return (
    <>
      <Choice says="The payment is complete when the money arrives, in about a minute.">
        <Intent intent="pay-later">Pay by bank transfer</Intent>
      </Choice>
      <Choice says="It looks the same at first, but fails after about a minute.">
        <Intent intent="fail-later">A transfer that bounces</Intent>
      </Choice>
    </>
  );
}

function OnItsWay({ returnPath }: Pick<Steps, "returnPath">) {
  return (
    <>
      <p>The transfer is on its way. It ends by itself within a minute, or you can decide now:</p>
      <ul className={styles.choices}>
        <Choice says="The payment is complete.">
          <Intent intent="settle">Let it arrive</Intent>
        </Choice>
        <Choice says="Nothing was paid.">
          <Intent intent="bounce">Let it bounce</Intent>
        </Choice>
      </ul>
      <ButtonLink href={returnPath} look="bare">
        Back to the site
      </ButtonLink>
    </>
  );
}

function FinishedCheckout({ says, href }: { says: string; href: string }) {
  return (
    <>
      <p>{says}</p>
      <ButtonLink href={href}>Back to the site</ButtonLink>
    </>
  );
}

export function Choice({ says, children }: { says: string; children: ReactNode }) {
  return (
    <li className={styles.choice}>
      {children}
      <span className={styles.says}>{says}</span>
    </li>
  );
}

interface IntentProps {
  intent: string;
  look?: "primary" | "quiet";
  size?: "large";
  children: ReactNode;
}

/** A form that the browser posts itself, as another site's page would. The response is a new document. */
export function Intent({ intent, look = "quiet", size, children }: IntentProps) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look={look} size={size} wide>
        {children}
      </Button>
    </form>
  );
}
