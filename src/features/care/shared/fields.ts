import type { FieldOptions } from "~/content/fields/field";
import { reference, references } from "~/content/fields/reference";
import type { LocationCard } from "./location/location-card";
import type { ProviderCard } from "./provider/provider-card";

export const oneLocation = <Required extends boolean = false>(options: FieldOptions<Required>) =>
  reference<LocationCard, Required>("CHLOCATION", "location", options);
export const locations = (options: FieldOptions) =>
  references<LocationCard>("CHLOCATION_ARRAY", "location", {
    alsoCalled: ["Location", "Clinic"],
    ...options,
  });
export const provider = <Required extends boolean = false>(options: FieldOptions<Required>) =>
  reference<ProviderCard, Required>("CHSTAFFMEMBER", "provider", options);
export const providers = (options: FieldOptions) =>
  references<ProviderCard>("CHSTAFFMEMBER_ARRAY", "provider", options);
