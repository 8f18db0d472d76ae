/** The columns of a CSV of registrations of all classes. Plain data, for the server and for the screen. */
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
