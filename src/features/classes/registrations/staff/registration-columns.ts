/** The columns of the CSV of all registrations. Imports nothing, because the screen uses it too. */
export const registrationColumns = [
  "name",
  "status",
  "class",
  "when",
  "place",
  "email",
  "phone",
  "number",
  "registered",
] as const;

export type RegistrationColumn = (typeof registrationColumns)[number];
