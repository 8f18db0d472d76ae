import type { Weekday } from "~/content/fields/opening-hours/field";
import type { ImageView } from "~/features/media/shared/image/image-view";

export interface ProviderCard {
  id: string;
  slug: string;
  name: string;
  acronymsAndAbbreviations: string;
  position: string;
  /** Whether people choose them, so that it matters whether they accept new patients. */
  hasOwnPatients: boolean;
  acceptingNewPatients: boolean;
  telehealth: boolean;
  referralNeeded: boolean;
  languages: string[];
  profileImage: ImageView | null;
  specialties: { id: string; slug: string; name: string }[];
  locations: ProviderPlace[];
}

/** Days of the week, in every week or in some weeks of the month. */
export interface DaysInWeeks {
  days: Weekday[];
  /** The weeks of the month for these days, from 1. Empty for every week. */
  weeks: number[];
}

/** The days on which a provider is at a location. Empty means whenever it is open. */
export type ProviderDays = DaysInWeeks[];

/** A location where a provider sees patients, in lists. */
export interface ProviderPlace {
  id: string;
  slug: string;
  name: string;
  addressCity: string;
  /** Ten digits. */
  phoneMain: string;
  providerDays: ProviderDays;
  /** The days as text: "Tuesdays only". */
  daysLabel: string;
}
