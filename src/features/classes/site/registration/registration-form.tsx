import type { RefusedForm } from "~/server/submissions/refuse-form";
import { PublicForm } from "~/site/form/public-form";
import { reportRefusal } from "~/site/form/submission-result";
import type { ClassResponse } from "../../class-response";
import type { FormField } from "../sign-up/form-fields";
import { RegistrationFields } from "./registration-fields";
import styles from "./registration-form.module.css";

/** A class with what its form asks. */
export type ClassToRegisterFor = ClassResponse & { form: FormField[] };

export interface RegistrationFormProps {
  found: ClassToRegisterFor;
  refused?: RefusedForm;
  /** Registered, or on the waitlist; where something is to be paid, the browser is on its way there. */
  onTaken(status: string): void;
}

/** The registration form of a class, on its page and over others. */
export function RegistrationForm({ found, refused, onTaken }: RegistrationFormProps) {
  const { id, availability, form, cost, hasRegistrationCost, dates, place } = found;
  const waits = availability.waitlist;
  return (
    <div className={styles.around}>
      <div className={styles.registration}>
        <p className={styles.facts}>
          <span>{dates}</span>
          {place && <span>{place}</span>}
          <strong>{cost}</strong>
        </p>
        <div className={styles.form}>
          <PublicForm
            id={`register-${id}`}
            address={`/api/class/${id}/register`}
            captcha="FormClassRegistration"
            refused={refused}
            label="Registration"
            failed="Your registration did not go through"
            submit={waits ? "Join the waitlist" : availability.label}
            onTaken={({ registration }) => onTaken((registration as { status: string }).status)}
            onRefused={(failure) => reportRefusal("The registration form", failure)}
          >
            <RegistrationFields fields={form} />
            <div className={styles.next}>
              <h3 className={styles.heading}>What happens next</h3>
              <p>{whatHappens(waits, hasRegistrationCost, cost)}</p>
            </div>
          </PublicForm>
        </div>
      </div>
    </div>
  );
}

function whatHappens(waits: boolean, costs: boolean, cost: string): string {
  if (waits)
    return `The class is full. You get a place on the waitlist, and an e-mail that says which. When a seat becomes free we offer it to you by e-mail and keep it for a while.${costs ? " Nothing is to be paid before." : ""}`;
  if (costs)
    return `You pay ${cost} on the next page; your seat is kept meanwhile. Then an e-mail brings a receipt, an entry for your calendar, and a private link to change or cancel.`;
  return "Your seat is yours at once. An e-mail brings an entry for your calendar, and a private link to change or cancel.";
}
