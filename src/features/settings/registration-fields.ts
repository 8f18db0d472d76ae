import { number } from "~/content/fields/number";
import { select } from "~/content/fields/select";

export const SEATS_PER_EMAIL = 4;

export const CLASS_REMINDERS = {
  both: "Two days before and on the day",
  "two-days": "Two days before only",
  today: "On the day only",
  none: "No reminders",
};

/** Settings for class registration. One function in `shared/` reads each. */
export const registrationFields = {
  seatsPerEmail: number({
    label: "Most unpaid seats in a class per email address",
    help: `Counts seats in free classes, unpaid seats, and places on the waitlist. Paid seats and seats that staff add do not count. Default: ${SEATS_PER_EMAIL}. From 1 to 50.`,
    minimum: 1,
    maximum: 50,
    integer: true,
  }),
  classReminders: select({
    label: "Reminder emails before a class",
    help: "Sent to people with a confirmed seat: at 9 AM two days before, and at 7 AM on the day. Default: both.",
    choices: CLASS_REMINDERS,
  }),
};
