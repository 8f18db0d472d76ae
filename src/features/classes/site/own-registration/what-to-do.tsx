import type { ReactNode } from "react";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { Icon } from "~/ui/icon/icon";
import { RegistrationFields } from "../registration/registration-fields";
import type { Intent } from "./act-on-registration";
import { IntentForm, type RefusedIntent } from "./intent-form";
import styles from "./registration.module.css";
import type { ShownRegistration } from "./registration-page-data";

interface WhatToDoProps {
  registration: ShownRegistration;
  refused: RefusedIntent | undefined;
}

/** The changes that a person can make to their registration. */
export function WhatToDo({ registration, refused }: WhatToDoProps) {
  const { status, canCancel, canChange, fields, transferFields, values } = registration;
  if (!canCancel && !canChange) return null;
  const isOpen = (intent: Intent) => refused?.intent === intent;
  const words = messageFor(status, registration.names.length);
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
            {registration.names.length > 1 && <p>The other people stay on the registration.</p>}
            <IntentForm intent="transfer" refused={refused} submit="Give it to them">
              <RegistrationFields fields={transferFields} who={RECIPIENT} />
            </IntentForm>
          </Fold>
        </>
      )}
      {registration.canCancelOne && (
        <Fold heading="Cancel for one person" open={isOpen("cancel-one")}>
          <p>{refundForOneInWords(registration)}</p>
          <IntentForm intent="cancel-one" refused={refused} submit="Cancel for this person" look="give">
            <input type="hidden" name="people" value={registration.names.length} />
            <ChoiceGroup
              name="attendee"
              label="Who is not coming?"
              required
              options={registration.names.map((label, at) => ({ label, value: String(at + 1) }))}
            />
          </IntentForm>
        </Fold>
      )}
      {canCancel && (
        <Fold heading={words.cancel} open={isOpen("cancel")}>
          <p>{refundInWords(registration)}</p>
          <IntentForm intent="cancel" refused={refused} submit={words.cancels} look="give" />
        </Fold>
      )}
    </div>
  );
}

const RECIPIENT = {
  legend: "Who will attend instead",
  hint: "Enter the other person's details. We send their private link to their email address.",
};

function messageFor(status: ShownRegistration["status"], people: number) {
  const seats = people > 1 ? "seats" : "seat";
  if (status === "waitlisted")
    return {
      transfer: "Give your place to someone else",
      cancel: "Leave the waitlist",
      cancels: "Leave the waitlist",
    };
  return {
    transfer: "Give your seat to someone else",
    cancel:
      status === "offered"
        ? `Decline the ${seats}`
        : people > 1
          ? "Cancel for everyone"
          : "Cancel your registration",
    cancels: status === "offered" ? `Decline the ${seats}` : "Cancel my registration",
  };
}

/** The text about the refund for canceling one person of a group. */
function refundForOneInWords({ status, price, refundForOne, isPricedEach }: ShownRegistration): string {
  const stays = "The others stay registered, and the emails still go to you.";
  if (status !== "confirmed" || !price) return stays;
  if (!isPricedEach) return `${stays} The price is for all of you together, so nothing is refunded.`;
  return refundForOne
    ? `${stays} We will refund ${refundForOne} for this person to the card you used.`
    : `${stays} There is no refund for this person.`;
}

function refundInWords({ status, price, refund, names }: ShownRegistration): string {
  if (status === "waitlisted") return "You give up your place on the waitlist.";
  const seat =
    names.length > 1
      ? "This cancels all of you. We will offer your seats to the next people on the waitlist."
      : "We will offer your seat to the next person on the waitlist.";
  if (status !== "confirmed" || !price) return seat;
  if (!refund) return `${seat} It is too late for a refund.`;
  const all = refund === price ? `all of your ${price}` : `${refund} of your ${price}`;
  return `${seat} We will refund ${all} to the card you used.`;
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
