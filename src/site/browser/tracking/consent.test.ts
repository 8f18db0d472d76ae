import { expect, test } from "vitest";
import type { TrackingConsent } from "../store/stored-state";
import { answerFor, purposesOf } from "./consent";

const nothing = {
  tagManagerId: "",
  analyticsId: "",
  socialPixelId: "",
  searchAdsId: "",
  measuresSpeed: false,
};

test("asks only about the services that the hospital uses", () => {
  expect(purposesOf(null)).toEqual([]);
  expect(purposesOf(nothing)).toEqual([]);
  expect(purposesOf({ ...nothing, measuresSpeed: true })).toEqual(["speed"]);
  expect(purposesOf({ ...nothing, analyticsId: "G-A1" })).toEqual(["services"]);
  expect(purposesOf({ ...nothing, analyticsId: "G-A1", measuresSpeed: true })).toEqual(["services", "speed"]);
});

test("consent covers only the purposes that the question named", () => {
  const consent: TrackingConsent = { choice: "allowed", at: 7, purposes: ["speed"] };
  expect(answerFor(consent, "speed")).toBe("allowed");
  expect(answerFor(consent, "services")).toBeUndefined();
  expect(answerFor(null, "speed")).toBeUndefined();
});
