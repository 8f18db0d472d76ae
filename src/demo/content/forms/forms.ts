import { awardForms } from "./award";
import { conferenceForm } from "./conference";
import { contactForm } from "./contact";
import type { FormContent } from "./form-parts";

/** The forms of the demo hospital. */
export const forms: FormContent[] = [
  contactForm,
  conferenceForm,
  awardForms.lanternForm,
  awardForms.helpingHandForm,
];
