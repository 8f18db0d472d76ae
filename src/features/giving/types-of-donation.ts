/** The designations, in the words and order of the specification. */
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

/** The default designation of a gift in memory of someone. */
export const MEMORIAL_TYPE = "Memoriam/Tribute Gift" satisfies (typeof typesOfDonation)[number];

/** The value of the form's placeholder, which is not a choice. */
export const NO_TYPE = "None selected";
