import { expect, test } from "vitest";
import { absentFrom, features, inFeatureOrder } from "./features";

const found = {
  "../features/giving/feature.ts": "giving",
  "../features/left-out/feature.ts": "left out",
  "../features/media/feature.ts": "media",
};

test("manifests come in the order of the list, and a folder that is not on it is not part of the site", () => {
  expect(features.indexOf("media")).toBeLessThan(features.indexOf("giving"));
  expect(inFeatureOrder(found)).toEqual(["media", "giving"]);
});

test("finds the manifests of folders that are not on the list, too", () => {
  expect(absentFrom(found)).toEqual(["left out"]);
});
