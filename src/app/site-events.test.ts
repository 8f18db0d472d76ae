import { expect, test } from "vitest";
import { eventFacts, openingEvents, openingParameters } from "~/ui/events/site-events";
import "./site-events";
import { siteFeatures } from "./site-features";

test("an event that opens a dialog of a feature is not lost before the dialog is loaded", () => {
  const opening = siteFeatures.flatMap(({ modals = [] }) => modals.flatMap(({ opensOn }) => opensOn));
  expect(opening.length).toBeGreaterThan(8);
  expect(opening.filter((name) => !openingEvents().includes(name))).toEqual([]);
});

test("a link to a form over the page leads to a page with that form without JavaScript", () => {
  const forms = openingEvents().filter((name) => eventFacts(name)?.opens === "form");
  expect(forms.sort()).toEqual(["class-registration", "donation-modal", "join-newsletter"]);
  expect(forms.filter((name) => !eventFacts(name)?.pageInstead)).toEqual([]);
});

test("every feature's query parameters that open something are known to the start script", () => {
  expect([...openingParameters()].sort()).toEqual([
    "donation-success",
    "event-registration-success",
    "primary-care-faq",
    "registration-success",
  ]);
});
