import { awardForms } from "./award";
import { conferenceForm } from "./conference";
import { contactForm } from "./contact";
import type { FormContent } from "./form-parts";
import { newPatientApplication } from "./new-patient-application";

/** The forms of the demo hospital. */
export const forms: FormContent[] = [
  newPatientApplication,
  contactForm,
  conferenceForm,
  awardForms.lanternForm,
  awardForms.helpingHandForm,
];
