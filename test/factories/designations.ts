/** The types of donation of the specification, in its order. */
export const specifiedDesignations = [
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

/** The texts that the donation form accepts on a new site, each with the name of its designation. */
export const acceptedDesignations: ReadonlyMap<string, string> = new Map(
  specifiedDesignations.map((name) => [name, name]),
);
