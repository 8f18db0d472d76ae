import { expect, test } from "vitest";
import { availabilityOf, type RegistrableClass } from "./availability";

const now = new Date("2027-01-10T18:00:00Z");
const later = new Date("2027-01-15T18:00:00Z");
const event: RegistrableClass = {
  hasRegistration: true,
  registrantLimit: 20,
  registrationEndsAt: later,
  startsAt: later,
  hasRegistrationCost: false,
  registrationCost: 0,
  hasWaitlist: true,
  cancelledAt: null,
};

test.each<[string, Partial<RegistrableClass>, number, string, string, boolean]>([
  ["a seat is left", {}, 19, "open", "Register", false],
  [
    "a price is asked",
    { hasRegistrationCost: true, registrationCost: 4_000 },
    0,
    "open",
    "Continue to Payment",
    false,
  ],
  ["a price of nothing", { hasRegistrationCost: true, registrationCost: 0 }, 0, "open", "Register", false],
  ["every seat is taken", {}, 20, "full", "Class is Full", true],
  ["more than every seat is taken", {}, 21, "full", "Class is Full", true],
  ["staff keep no waitlist", { hasWaitlist: false }, 20, "full", "Class is Full", false],
  ["no limit is never full", { registrantLimit: null }, 5_000, "open", "Register", false],
  ["no seats at all", { registrantLimit: 0 }, 0, "full", "Class is Full", true],
  ["the period is over", { registrationEndsAt: now }, 0, "over", "Registration period is over", false],
  [
    "a full class is full also after the period, without a waitlist",
    { registrationEndsAt: now },
    20,
    "full",
    "Class is Full",
    false,
  ],
  ["one moment before its end", { registrationEndsAt: new Date(+now + 1) }, 0, "open", "Register", false],
  [
    "it begins, and an earlier release stored no end of the period",
    { registrationEndsAt: null, startsAt: now },
    0,
    "over",
    "Registration period is over",
    false,
  ],
  ["nobody registers", { hasRegistration: false }, 0, "none", "", false],
  [
    "nobody registers, and the period is over",
    { hasRegistration: false, registrationEndsAt: now },
    0,
    "none",
    "",
    false,
  ],
  ["the class is canceled", { cancelledAt: now }, 0, "cancelled", "This class is canceled", false],
])("%s", (_what, changes, taken, state, label, waitlist) => {
  expect(availabilityOf({ ...event, ...changes }, { taken, waiting: 0 }, now, true)).toMatchObject({
    state,
    label,
    waitlist,
  });
});
