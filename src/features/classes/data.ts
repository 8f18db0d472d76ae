import type { FeatureData } from "~/platform/feature-data";
import { registrationsOfPerson } from "./registrations/registrations-of-person";
import { answersErasure, registrationErasure } from "./registrations/retention/erased-registration";
import { sealedCorrections, sealedRegistrations } from "./registrations/sealed-registrations";
import { sealedSurveys } from "./registrations/survey/sealed-survey";

export const data: FeatureData = {
  personal: [registrationsOfPerson],
  sealed: [sealedRegistrations, sealedCorrections, sealedSurveys],
  erasures: [answersErasure, registrationErasure],
};
