import type { ReactNode } from "react";
import { Button } from "~/ui/button/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type FieldError, FormErrors } from "~/ui/form/form-errors";
import { FormFields } from "~/ui/form/form-fields";
import { RegistrationFields } from "../occasions/registration/registration-fields";
import type { Deed } from "./act-on-registration";
import type { ShownRegistration } from "./own-registration";
import styles from "./registration.module.css";

/** What could not be done, with everything that was typed. */
export interface RefusedDeed {
  deed: string;
  values: Record<string, string>;
  errors: FieldError[];
}

interface WhatToDoProps {
  own: ShownRegistration;
  refused: RefusedDeed | undefined;
}

/** The forms of the private page: posted to it, with script and without. */
export function WhatToDo({ own, refused }: WhatToDoProps) {
  const { status, isPaymentAwaited, canCancel, canChange, price, fields, values } = own;
  const isOpen = (deed: Deed) => refused?.deed === deed;
  return (
    <div className={styles.deeds}>
      {status === "offered" && (
        <DeedForm
          deed="accept"
          refused={refused}
          submit={price ? `Take the seat and pay ${price}` : "Take the seat"}
        />
      )}
      {status === "held" && !isPaymentAwaited && (
        <DeedForm deed="pay" refused={refused} submit="Continue to Payment" />
      )}
      {canChange && (
        <>
          <Fold heading="Change what you told us" open={isOpen("change")}>
            <DeedForm deed="change" refused={refused} values={values} submit="Save the changes">
              <RegistrationFields fields={fields} />
            </DeedForm>
          </Fold>
          <Fold heading="Hand the seat over to somebody else" open={isOpen("transfer")}>
            <p>We write to both of you. Your own link opens nothing any more; theirs does.</p>
            <DeedForm deed="transfer" refused={refused} submit="Hand it over">
              <RegistrationFields fields={fields} />
            </DeedForm>
          </Fold>
        </>
      )}
      {canCancel && (
        <Fold heading="Cancel" open={isOpen("cancel")}>
          <p>{whatGoesBack(own)}</p>
          <DeedForm deed="cancel" refused={refused} submit="Cancel my registration" look="give" />
        </Fold>
      )}
    </div>
  );
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
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

interface DeedFormProps extends Pick<WhatToDoProps, "refused"> {
  deed: Deed;
  submit: string;
  look?: "primary" | "give";
  /** What the fields hold at first. */
  values?: Record<string, string>;
  children?: ReactNode;
}

function DeedForm({ deed, refused, submit, look, values, children }: DeedFormProps) {
  const mine = refused?.deed === deed ? refused : undefined;
  return (
    <FormFields id={deed} values={mine?.values ?? values}>
      <FormErrors errors={mine?.errors}>
        <form method="post" noValidate aria-label={submit} className={styles.form}>
          <ErrorSummary />
          <input type="hidden" name="deed" value={deed} />
          {children}
          <p>
            <Button type="submit" look={look}>
              {submit}
            </Button>
          </p>
        </form>
      </FormErrors>
    </FormFields>
  );
}
