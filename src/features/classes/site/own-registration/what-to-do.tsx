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

/** The changes that a person can make to their registration. */
export function WhatToDo({ own, refused }: WhatToDoProps) {
  const { status, canCancel, canChange, fields, values } = own;
  if (!canCancel && !canChange) return null;
  const isOpen = (intent: Intent) => refused?.intent === intent;
  const words = messageFor(status);
  return (
    <div className={styles.intents}>
      {canChange && (
        <>
          <Fold heading="Change your details" open={isOpen("change")}>
            <IntentForm intent="change" refused={refused} values={values} submit="Save changes">
              <RegistrationFields fields={fields} />
            </IntentForm>
          </Fold>
          <Fold heading={words.transfer} open={isOpen("transfer")}>
            <p>We will email both of you. Your link will stop working, and theirs will work instead.</p>
            <IntentForm intent="transfer" refused={refused} submit="Give it to them">
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
  legend: "Who will attend instead",
  hint: "Enter the other person's details. We send their private link to their email address.",
};

function messageFor(status: ShownRegistration["status"]) {
  if (status === "waitlisted")
    return {
      transfer: "Give your place to someone else",
      cancel: "Leave the waitlist",
      cancels: "Leave the waitlist",
    };
  return {
    transfer: "Give your seat to someone else",
    cancel: status === "offered" ? "Decline the seat" : "Cancel",
    cancels: status === "offered" ? "Decline the seat" : "Cancel my registration",
  };
}

function whatGoesBack({ status, price, refund }: ShownRegistration): string {
  if (status === "waitlisted") return "You give up your place on the waitlist.";
  const seat = "We will offer your seat to the next person on the waitlist.";
  if (status !== "confirmed" || !price) return seat;
  return refund
    ? `${seat} We refund ${refund} of ${price} to the card you used.`
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
