import { awardForms } from "./award";
import { conferenceForm } from "./conference";
import { contactForm } from "./contact";
import { financialAssistanceForm } from "./financial-assistance";
import type { FormContent } from "./form-parts";
import { jobApplicationForm } from "./job-application";
import { medicalRecordsForm } from "./medical-records";
import { newPatientApplication } from "./new-patient-application";

/** The forms of the demo hospital. */
export const forms: FormContent[] = [
  newPatientApplication,
  financialAssistanceForm,
  medicalRecordsForm,
  contactForm,
  conferenceForm,
  jobApplicationForm,
  awardForms.lanternForm,
  awardForms.helpingHandForm,
];
