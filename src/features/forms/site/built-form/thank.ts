import { emit } from "~/ui/events/emit";
import type { ShownForm } from "../../form/shown-form";
import type { FormOutcome } from "../../form/table";

interface Sent {
  /** The sender's first name; may be empty. */
  name: string;
  /** Of a patient who gave no address to send it to. */
  privateLink?: string;
}

/** How each form thanks: over the page, or (null) in the form's place. */
const OVER_THE_PAGE: Record<FormOutcome, ((form: ShownForm, sent: Sent) => void) | null> = {
  form: null,
  financialAssistance: null,
  medicalRecords: null,
  award: ({ thanks: message }) => emit("award-thank-you", { message }),
  event: ({ thanks: message }, { name }) => emit("event-registration-success", { name, message }),
  newPatient: ({ thanks: message, backRoute }, { privateLink }) =>
    emit("new-patient-thank-you", { message, backRoute, privateLink }),
};

/** Whether the thanks replace the form. Over the page only those of a new patient have room for the private link. */
export function thanksInPlace(
  { outcome }: Pick<ShownForm, "outcome">,
  { privateLink }: Partial<Sent>,
): boolean {
  return OVER_THE_PAGE[outcome] === null || (privateLink !== undefined && outcome !== "newPatient");
}

/** Opens the thanks of a form over the page, if it does not thank in its own place. */
export function thank(form: ShownForm, sent: Sent): void {
  OVER_THE_PAGE[form.outcome]?.(form, sent);
}
