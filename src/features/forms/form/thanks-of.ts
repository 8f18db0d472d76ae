import type { FormOutcome } from "./table";

const THANKS: Record<FormOutcome, string> = {
  form: "Thank you. We have received it.",
  award: "Your feedback has been received by the staff, thank you!",
  event: "Your registration has been received, thank you.",
  newPatient: "Your application has been received, thank you.",
  financialAssistance: "Your application for financial assistance has been received, thank you.",
  medicalRecords: "Your request for medical records has been received, thank you.",
};

/** The default thank-you text (specification, section 8). */
export function thanksOf(outcome: FormOutcome): string {
  return THANKS[outcome];
}
