import type { FieldOptions } from "~/content/fields/field";
import { reference, references } from "~/content/fields/reference/field";
import type { SpecialtyCard } from "../specialty/specialty-card";
import type { LocationCard } from "./location/location-card";
import type { ProviderCard } from "./provider/provider-card";

export const oneLocation = (options: FieldOptions) =>
  reference<LocationCard>("CHLOCATION", "location", options);
export const locations = (options: FieldOptions) =>
  references<LocationCard>("CHLOCATION_ARRAY", "location", options);
export const provider = (options: FieldOptions) =>
  reference<ProviderCard>("CHSTAFFMEMBER", "provider", options);
export const providers = (options: FieldOptions) =>
  references<ProviderCard>("CHSTAFFMEMBER_ARRAY", "provider", options);
export const specialties = (options: FieldOptions) =>
  references<SpecialtyCard>("CHSPECIALTY_ARRAY", "specialty", options);
