import type { PageContent } from "../../types";
import { billsInSpanish } from "./bills";
import { contactInSpanish } from "./contact";
import { emergencyInSpanish } from "./emergency";
import { financialAssistanceInSpanish } from "./financial-assistance";
import { findCareInSpanish } from "./find-care";
import { languageHelpInSpanish } from "./language-help";
import { newPatientInSpanish } from "./new-patient";
import { privacyInSpanish } from "./privacy";
import { recordsInSpanish } from "./records";
import { visitingInSpanish } from "./visiting";

/** The demo hospital's pages in Spanish. */
export const spanishPages: PageContent[] = [
  languageHelpInSpanish,
  emergencyInSpanish,
  findCareInSpanish,
  newPatientInSpanish,
  visitingInSpanish,
  billsInSpanish,
  financialAssistanceInSpanish,
  recordsInSpanish,
  privacyInSpanish,
  contactInSpanish,
];
