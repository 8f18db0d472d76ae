import { expect, test } from "vitest";
import { rendered } from "../../../../../test/rendered";
import { thanksPath } from "../../site/thanks-path";
import { EventConfirmed } from "./event-confirmed";

test("after registering for an event, people get to an address that has the confirmation on its page", () => {
  const form = { slug: "conference", outcome: "event", backRoute: "/conference-registration" } as const;
  expect(thanksPath(form, "Ana")).toBe("/conference-registration?event-registration-success=true&name=Ana");
  expect(rendered(<EventConfirmed name="Ana" path="/conference-registration" />)).toContain("Thank you, Ana");
});
