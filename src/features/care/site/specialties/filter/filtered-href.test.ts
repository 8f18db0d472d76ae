import { expect, test } from "vitest";
import { filteredHref } from "./filtered-href";

test.each([
  ["/", "", "cardiology", "/specialties-and-locations?specialty=cardiology#locations"],
  ["/specialties-and-locations", "?specialty=oncology", "", "/specialties-and-locations#locations"],
  [
    "/provider-search",
    "?q=knee&page=3&specialty=oncology",
    "cardiology",
    "/provider-search?q=knee&specialty=cardiology#results",
  ],
  ["/provider-search", "?q=knee&specialty=oncology", "", "/provider-search?q=knee#results"],
])("on %s%s choosing %j goes to %s", (pathname, search, slug, href) => {
  expect(filteredHref({ pathname, search }, slug)).toBe(href);
});
