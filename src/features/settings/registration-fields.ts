import { number } from "~/content/fields/number/field";

/** What holds where the field is left empty. */
export const SEATS_PER_EMAIL = 4;

/** How classes are registered for. Read by `seatsPerEmail` alone. */
export const registrationFields = {
  seatsPerEmail: number({
    label: "Seats that one e-mail address can hold in a class without paying",
    help: `Seats of free classes, seats that wait for their payment, and places on the waitlist. Whoever is paid for does not count, nor whom staff add. Empty: ${SEATS_PER_EMAIL}. At least 1, at most 50.`,
    minimum: 1,
    maximum: 50,
    integer: true,
  }),
};
