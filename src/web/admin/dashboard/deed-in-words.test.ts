import { expect, test } from "vitest";
import { deedInWords } from "./deed-in-words";

test.each([
  ["provider.published", "published", "provider"],
  ["staff_user.made_administrator", "made administrator", "staff user"],
  ["location.providersChanged", "providers changed", "location"],
  ["page.reviewRequested", "asked for a review of", "page"],
  ["started", "started", ""],
])("%s", (action, deed, about) => {
  expect(deedInWords(action)).toEqual({ deed, about });
});
