import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { RegistrationFields } from "../registration/registration-fields";
import type { Intent } from "./act-on-registration";
import { IntentForm, type RefusedIntent } from "./intent-form";
import type { ShownRegistration } from "./own-registration";
import styles from "./registration.module.css";

interface WhatToDoProps {
  own: ShownRegistration;
  refused: RefusedIntent | undefined;
}

/** What somebody may want to change about their registration. */
export function WhatToDo({ own, refused }: WhatToDoProps) {
  const { status, canCancel, canChange, fields, values } = own;
  if (!canCancel && !canChange) return null;
  const isOpen = (intent: Intent) => refused?.intent === intent;
  const words = wordsFor(status);
  return (
    <div className={styles.intents}>
      {canChange && (
        <>
          <Fold heading="Change what you told us" open={isOpen("change")}>
            <IntentForm intent="change" refused={refused} values={values} submit="Save the changes">
              <RegistrationFields fields={fields} />
            </IntentForm>
          </Fold>
          <Fold heading={words.transfer} open={isOpen("transfer")}>
            <p>We will e-mail both of you. Your link will stop working, and theirs will work instead.</p>
            <IntentForm intent="transfer" refused={refused} submit="Hand it over">
              <RegistrationFields fields={fields} who={SOMEBODY_ELSE} />
            </IntentForm>
          </Fold>
        </>
      )}
      {canCancel && (
        <Fold heading={words.cancel} open={isOpen("cancel")}>
          <p>{whatGoesBack(own)}</p>
          <IntentForm intent="cancel" refused={refused} submit={words.cancels} look="give" />
        </Fold>
      )}
    </div>
  );
}

const SOMEBODY_ELSE = {
  legend: "Who comes instead",
  hint: "All of it theirs, the e-mail too: their private link goes there.",
};

function wordsFor(status: ShownRegistration["status"]) {
  if (status === "waitlisted")
    return {
      transfer: "Hand your place over to somebody else",
      cancel: "Leave the waitlist",
      cancels: "Leave the waitlist",
    };
  return {
    transfer: "Hand the seat over to somebody else",
    cancel: status === "offered" ? "Leave the seat to the next" : "Cancel",
    cancels: status === "offered" ? "I do not need the seat" : "Cancel my registration",
  };
}

function whatGoesBack({ status, price, refund }: ShownRegistration): string {
  if (status === "waitlisted") return "Your place on the waitlist is given up.";
  const seat = "Your seat goes to the next who waits.";
  if (status !== "confirmed" || !price) return seat;
  return refund
    ? `${seat} ${refund} of ${price} go back to the card that was used.`
    : `${seat} It is too late for a refund.`;
}

function Fold({ heading, open, children }: { heading: string; open: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <h2 className={styles.foldHeading}>{heading}</h2>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
