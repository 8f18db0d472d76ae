import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { providerFields } from "../shared/provider/fields";

/** Days stand for one of the provider's locations each, and a plan is an exception in one way only. */
export function checkProvider(data: ValuesOf<typeof providerFields>): ChecklistEntry[] {
  const { locations, daysAtLocations = [], alsoTakes = [], doesNotTake = [] } = data;
  const named = daysAtLocations.map(({ location }) => location);
  const misplaced = named.flatMap((location, at): ChecklistEntry[] => {
    if (location === null) return [];
    const isTwice = named.indexOf(location) < at;
    if (locations.includes(location) && !isTwice) return [];
    return [
      {
        severity: "hard",
        propertyName: `daysAtLocations.${at}.location`,
        message: isTwice
          ? "Name each location once under “Days at each location”."
          : "Choose one of the provider's own locations, or add this one to “Locations”.",
      },
    ];
  });
  const contradicts = alsoTakes.some((plan) => doesNotTake.includes(plan));
  return contradicts
    ? [
        ...misplaced,
        {
          severity: "hard",
          propertyName: "doesNotTake",
          message: "A plan is under both “Also takes” and “Does not take”. Remove it from one of them.",
        },
      ]
    : misplaced;
}
