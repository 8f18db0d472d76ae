import type { RefusedForm } from "~/server/submissions/refuse-form";
import type { AnswerOf } from "~/site/browser/request/client";
import { PublicForm } from "~/site/form/public-form";
import { reportRefusal } from "~/site/form/submission-result";
import { NameWithLetters } from "~/ui/name-with-letters";
import { seatsInWords } from "../../class/seats-in-words";
import { RegistrationFields } from "./registration-fields";
import styles from "./registration-form.module.css";

/** A class with the fields of its form. */
export type ClassToRegisterFor = AnswerOf<"get", "/api/class/{id}">["class"];

export interface RegistrationFormProps {
  found: ClassToRegisterFor;
  refused?: RefusedForm;
  /**
   * Called when the person has a seat or a position on the waitlist. If a payment is due, the browser opens the
   * checkout instead.
   */
  onAccepted(status: string): void;
}

/** The registration form of a class, on its own page and in a modal. */
export function RegistrationForm({ found, refused, onAccepted }: RegistrationFormProps) {
  const { id, availability, form, cost, hasRegistrationCost, dates, place, refundRule, priceNote } = found;
  const { teacher, language, whatToBring } = found;
  const waits = availability.waitlist;
  const isGroup = form.some(({ name }) => name === "attendees");
  return (
    <div className={styles.around}>
      <div className={styles.registration}>
        <ul className={styles.facts} aria-label="About the class">
          <li>{dates}</li>
          {place && <li>{place}</li>}
          <li>
            <strong>{cost}</strong>
          </li>
          {priceNote && <li>{priceNote}</li>}
          {teacher && (
            <li>
              Taught by <NameWithLetters name={teacher} />
            </li>
          )}
          {language && <li>Language: {language}</li>}
          {whatToBring && <li>Bring: {whatToBring}</li>}
          {!waits && availability.seatsLeft !== null && <li>{seatsInWords(availability.seatsLeft)}</li>}
        </ul>
        <div className={styles.form}>
          <PublicForm
            id={`register-${id}`}
            path="/api/class/{id}/register"
            params={{ id }}
            captcha="FormClassRegistration"
            refused={refused}
            label="Registration"
            pays={hasRegistrationCost && !waits}
            failed="Your registration did not go through"
            submit={waits ? "Join the waitlist" : availability.label}
            onAccepted={({ registration }) => onAccepted(registration.status)}
            onRefused={(failure) => reportRefusal("The registration form", failure)}
          >
            <RegistrationFields fields={form} />
            <div className={styles.next}>
              <h3 className={styles.heading}>What happens next</h3>
              <p>
                {isGroup
                  ? whatHappensToGroup(waits, hasRegistrationCost)
                  : outcomeInWords(waits, hasRegistrationCost, cost)}
              </p>
              {refundRule && <p>{refundRule}</p>}
            </div>
          </PublicForm>
        </div>
      </div>
    </div>
  );
}

function outcomeInWords(waits: boolean, costs: boolean, cost: string): string {
  if (waits)
    return `The class is full. You get a place on the waitlist, and an email with your position. When a seat is free, we offer it to you by email and hold it for a while.${costs ? " You pay only when you take the seat." : ""}`;
  if (costs)
    return `You pay ${cost} on the next page. We hold your seat until then. After that, you get an email with a receipt, a calendar entry, and a private link to change or cancel.`;
  return "Your seat is confirmed right away. You get an email with a calendar entry and a private link to change or cancel.";
}

function whatHappensToGroup(waits: boolean, costs: boolean): string {
  if (waits)
    return `The class is full. You get a place on the waitlist together, and an email with your position. When there are seats for all of you, we offer them to you by email and hold them for a while.${costs ? " You pay only when you take the seats." : ""}`;
  const together =
    "You get your seats together. If there are not enough for all of you, you can join the waitlist together.";
  if (costs)
    return `${together} You pay once for everyone, on the next page. We hold your seats until then. After that, you get an email with a receipt, a calendar entry, and a private link to change or cancel.`;
  return `${together} You get an email with a calendar entry and a private link to change or cancel.`;
}
