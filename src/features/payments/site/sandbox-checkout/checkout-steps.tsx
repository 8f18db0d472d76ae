import type { ReactNode } from "react";
import type { PaymentState } from "~/platform/payments/table";
import { Button, ButtonLink } from "~/ui/button/button";
import styles from "./sandbox-checkout.module.css";

interface Steps {
  state: PaymentState;
  amount: string;
  returnPath: string;
  cancelPath: string;
  /** The same amount each month, of which this is the first. */
  isMonthly: boolean;
}

/** What can be done at this checkout now. */
export function CheckoutSteps({ state, amount, returnPath, cancelPath, isMonthly }: Steps) {
  switch (state) {
    case "open":
      return <Open amount={amount} cancelPath={cancelPath} isMonthly={isMonthly} />;
    case "processing":
      return <OnItsWay returnPath={returnPath} />;
    case "paid":
      return <Over says="This is paid." href={returnPath} />;
    case "failed":
      return <Over says="The transfer did not arrive. Nothing was paid." href={cancelPath} />;
    case "expired":
      return <Over says="The time to pay is over. Nothing was paid." href={cancelPath} />;
  }
}

function Open({ amount, cancelPath, isMonthly }: Pick<Steps, "amount" | "cancelPath" | "isMonthly">) {
  return (
    <>
      <Deed deed="pay" look="primary" size="large">
        Pay {amount}
        {isMonthly && " each month"}
      </Deed>
      <h2 className={styles.more}>Or see what else can happen</h2>
      <ul className={styles.choices}>
        <Choice says="The bank refuses. One can try again.">
          <Deed deed="decline">The card is declined</Deed>
        </Choice>
        {!isMonthly && <Delayed />}
        <Choice says="What was held stays held until the time to pay is over.">
          <ButtonLink href={cancelPath} look="quiet" wide>
            Walk away
          </ButtonLink>
        </Choice>
      </ul>
    </>
  );
}

function Delayed() {
  return (
    <>
      <Choice says="Nothing is promised until the money is there, in about a minute.">
        <Deed deed="pay-later">Pay by bank transfer</Deed>
      </Choice>
      <Choice says="It looks the same at first, and comes to nothing in about a minute.">
        <Deed deed="fail-later">A transfer that bounces</Deed>
      </Choice>
    </>
  );
}

function OnItsWay({ returnPath }: Pick<Steps, "returnPath">) {
  return (
    <>
      <p>The transfer is on its way. It is decided by itself within a minute, or now:</p>
      <ul className={styles.choices}>
        <Choice says="The payment is complete.">
          <Deed deed="settle">Let it arrive</Deed>
        </Choice>
        <Choice says="Nothing was paid.">
          <Deed deed="bounce">Let it bounce</Deed>
        </Choice>
      </ul>
      <ButtonLink href={returnPath} look="bare">
        Back to the site
      </ButtonLink>
    </>
  );
}

function Over({ says, href }: { says: string; href: string }) {
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

interface DeedProps {
  deed: string;
  look?: "primary" | "quiet";
  size?: "large";
  children: ReactNode;
}

/** A plain post, as the page of another site would be: what follows is a new document. */
export function Deed({ deed, look = "quiet", size, children }: DeedProps) {
  return (
    <form method="post">
      <input type="hidden" name="deed" value={deed} />
      <Button type="submit" look={look} size={size} wide>
        {children}
      </Button>
    </form>
  );
}
