/** What a gift can be for, in the words and the order of the specification. */
export const typesOfDonation = [
  "AED Continuing Education and Training",
  "Brick/Paver Program",
  "Cancer Survivorship",
  "Capital Campaign",
  "Conferences",
  "Diabetes Program",
  "Early Childhood Education Center",
  "Employee HELP Fund",
  "Employee Scholarship/ Education Fund",
  "Lodging Program",
  "Memoriam/Tribute Gift",
  "Nurse Residency Program",
  "Oncology",
  "Pink Ribbon Program",
  "The Birth Place",
  "Unrestricted Foundation Donation",
  "Year-End Gift",
  "Other",
] as const;

/** What a gift in memory of someone is for, unless the donor chooses something else. */
export const MEMORIAL_TYPE = "Memoriam/Tribute Gift" satisfies (typeof typesOfDonation)[number];

/** What the form sends while nothing was chosen; it is no choice. */
export const NO_TYPE = "None selected";
