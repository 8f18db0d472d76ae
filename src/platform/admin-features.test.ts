import { expect, test } from "vitest";
import { FEATURES, parseFeatures } from "./admin-features";

test("both interpretations of the specification are presets", () => {
  expect(parseFeatures("full")).toEqual(FEATURES.filter((feature) => feature !== "analytics"));
  expect(parseFeatures("navigation-only")).toEqual(["navigation"]);
});

test("adds features to a preset and removes features from it", () => {
  expect(parseFeatures("full +analytics, -blog")).toEqual(FEATURES.filter((feature) => feature !== "blog"));
  expect(parseFeatures("-blog")).not.toContain("blog");
  expect(parseFeatures("navigation-only +footer")).toEqual(["navigation", "footer"]);
});

test.each(["half", "full analytics", "full +shop", "+"])("rejects %j", (text) => {
  expect(parseFeatures(text)).toBeUndefined();
});
