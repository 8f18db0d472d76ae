import { expect, test } from "vitest";
import { rendered } from "../../../../../test/rendered";
import { availabilityOf, type RegistrableClass } from "../../registrations/availability";
import { SignUp } from "./sign-up";

const now = new Date("2027-01-10T18:00:00Z");
const later = new Date("2027-01-15T18:00:00Z");
const free: RegistrableClass = {
  hasRegistration: true,
  registrantLimit: 2,
  registrationEndsAt: later,
  startsAt: later,
  hasRegistrationCost: false,
  registrationCost: 0,
  hasWaitlist: false,
  cancelledAt: null,
};

interface Shown {
  /** The text of the links, without parts for screen readers only. */
  links: string[];
  /** All text outside of links. */
  words: string;
}

/** The text on a class's page, for these values of the class and number of taken seats. */
function shown(changes: Partial<RegistrableClass>, taken = 0): Shown {
  const event = Object.assign({}, free, changes);
  const offering = Object.assign(availabilityOf(event, { taken, waiting: 0 }, now, true), { phone: null });
  const html = rendered(
    <SignUp id="7" href="/classes/knees" title="Knees" when="Saturday" offering={offering} />,
  );
  const link = /<a\b[^>]*>([^<]*).*?<\/a>/gs;
  return {
    links: [...html.matchAll(link)].map(([, text = ""]) => text),
    words: html
      .replaceAll(link, " ")
      .replaceAll(/<[^>]+>/g, " ")
      .trim(),
  };
}

test("offers Register while there is a seat and the registration period lasts", () => {
  expect(shown({}).links).toEqual(["Register"]);
  expect(shown({}, 1).links).toEqual(["Register"]);
  expect(shown({ hasRegistrationCost: true, registrationCost: 4_000 }).links).toEqual(["Register"]);
});

test.each<[string, Partial<RegistrableClass>, number, string]>([
  ["every seat is taken", {}, 2, "Class is Full"],
  ["more seats are taken than the limit allows by now", {}, 3, "Class is Full"],
  ["every seat is taken and the period is over", { registrationEndsAt: now }, 2, "Class is Full"],
  ["the period is over", { registrationEndsAt: now }, 1, "Registration period is over"],
  ["nobody registers", { hasRegistration: false, registrationEndsAt: now }, 0, "No need to register"],
])("if %s, a text replaces Register", (_what, changes, taken, words) => {
  expect(shown(changes, taken)).toEqual({ links: [], words });
});

test("a full class with a waitlist says that it is full, and offers only the waitlist", () => {
  expect(shown({ hasWaitlist: true }, 2)).toEqual({ links: ["Join the waitlist"], words: "Class is Full" });
});
