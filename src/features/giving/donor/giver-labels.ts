import type { Giver } from "./giver";

/** Labels of a donor's details for staff. */
export const giverLabels = {
  title: "Title",
  firstname: "First name",
  lastname: "Last name",
  spouse: "Spouse",
  company: "Company",
  addressStreet: "Street",
  addressCity: "City",
  addressState: "State",
  addressZip: "ZIP code",
  phone: "Phone",
  email: "Email",
} as const satisfies Record<keyof Giver, string>;
