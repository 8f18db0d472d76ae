import { expect, test } from "vitest";
import { featureAddresses } from "~/content/visibility/addresses-of-features";
import { ofFeature } from "../test/of-feature";
import routes from "./routes";

// A new route is one of these, or belongs to a feature.
const FIXED_ROUTES = [
  "admin",
  "application",
  "classes",
  "classes-and-education",
  "conditions",
  "donate",
  "essentials",
  "feedback",
  "giving",
  "insurance",
  "jobs",
  "location",
  ...ofFeature("newsletter", "newsletter"),
  "payment",
  "provider",
  "provider-search",
  "registration",
  "sandbox-checkout",
  "specialties-and-locations",
  "specialty",
  "where-to-go",
];

test("every route always exists, or belongs to a feature", () => {
  const parts = routes.flatMap(({ path }) => (path && path !== "*" ? [path.split("/")[0] as string] : []));
  const owned = new Set(featureAddresses().map(({ address }) => address.split("/")[1]));
  expect([...new Set(parts)].filter((part) => !owned.has(part)).toSorted()).toEqual(FIXED_ROUTES.toSorted());
});
