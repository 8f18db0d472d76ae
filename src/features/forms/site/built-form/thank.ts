import { emit } from "~/ui/events/emit";
import type { ShownForm } from "../../form/shown-form";
import type { FormOutcome } from "../../form/table";

interface Sent {
  /** The sender's first name; may be empty. */
  name: string;
  /** For a patient who gave no email address to send it to. */
  privateLink?: string;
}

/** For each kind of form, opens the thank-you text over the page. Null: the text replaces the form. */
const OPEN_MODAL: Record<FormOutcome, ((form: ShownForm, sent: Sent) => void) | null> = {
  form: null,
  financialAssistance: null,
  medicalRecords: null,
  award: ({ thanks: message }) => emit("award-thank-you", { message }),
  event: ({ thanks: message }, { name }) => emit("event-registration-success", { name, message }),
  newPatient: ({ thanks: message, backRoute }, { privateLink }) =>
    emit("new-patient-thank-you", { message, backRoute, privateLink }),
};

/**
 * Whether the thank-you text replaces the form. Of the modals, only that for new patients has space for the private
 * link.
 */
export function thanksInPlace(
  { outcome }: Pick<ShownForm, "outcome">,
  { privateLink }: Partial<Sent>,
): boolean {
  return OPEN_MODAL[outcome] === null || (privateLink !== undefined && outcome !== "newPatient");
}

/** Opens the thank-you text of a form over the page, unless it replaces the form. */
export function thank(form: ShownForm, sent: Sent): void {
  OPEN_MODAL[form.outcome]?.(form, sent);
}
