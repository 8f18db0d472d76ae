import type { FeatureData } from "~/platform/feature-data";
import { registrationsOfPerson } from "./registrations/registrations-of-person";
import { answersErasure, registrationErasure } from "./registrations/retention/erased-registration";
import { sealedCorrections, sealedRegistrations } from "./registrations/sealed-registrations";

export const data: FeatureData = {
  personal: [registrationsOfPerson],
  sealed: [sealedRegistrations, sealedCorrections],
  erasures: [answersErasure, registrationErasure],
};
