import type { Weekday } from "~/content/fields/opening-hours/field";
import type { ImageView } from "~/features/media/shared/image/image-view";

/** A provider in a list. */
export interface ProviderCard {
  id: string;
  slug: string;
  name: string;
  acronymsAndAbbreviations: string;
  position: string;
  acceptingNewPatients: boolean;
  telehealth: boolean;
  referralNeeded: boolean;
  languages: string[];
  profileImage: ImageView | null;
  specialties: { id: string; slug: string; name: string }[];
  locations: ProviderPlace[];
}

/** Days of the week, in some weeks of a month or in each. */
export interface DaysInWeeks {
  days: Weekday[];
  /** The weeks of the month for these days: 1 for the first. Empty for every week. */
  weeks: number[];
}

/** On which days a provider is at a place. Nothing: on every day that it is open. */
export type OwnDays = DaysInWeeks[];

/** A place where a provider sees patients, as lists show it. */
export interface ProviderPlace {
  id: string;
  slug: string;
  name: string;
  addressCity: string;
  /** Ten digits. */
  phoneMain: string;
  ownDays: OwnDays;
  /** The days in words: "Tuesdays only". */
  daysLabel: string;
}
