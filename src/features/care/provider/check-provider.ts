import type { ValuesOf } from "~/content/fields/field";
import { WEEKDAY_NAMES } from "~/content/fields/opening-hours/opening-hours-lines";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { providerFields } from "../shared/provider/fields";

type ProviderValues = ValuesOf<typeof providerFields>;
type DaysAtLocation = ProviderValues["daysAtLocations"][number];

/**
 * Checks that the days are at the provider's own locations and do not repeat, and that a plan is not both added and
 * excluded.
 */
export function checkProvider(data: ProviderValues): ChecklistEntry[] {
  const { alsoTakes = [], doesNotTake = [] } = data;
  const contradicts = alsoTakes.some((plan) => doesNotTake.includes(plan));
  const problems = problemsOfDays(data);
  if (contradicts)
    problems.push({
      severity: "hard",
      propertyName: "doesNotTake",
      message: "A plan is under both “Also takes” and “Does not take”. Remove it from one of them.",
    });
  return problems;
}

function problemsOfDays({ locations, daysAtLocations = [] }: ProviderValues): ChecklistEntry[] {
  return daysAtLocations.flatMap((own, at): ChecklistEntry[] => {
    if (own.location === null) return [];
    if (!locations.includes(own.location))
      return [
        {
          severity: "hard",
          propertyName: `daysAtLocations.${at}.location`,
          message: "Choose one of the provider's own locations, or add this one to “Locations”.",
        },
      ];
    const day = sharedDay(own, daysAtLocations.slice(0, at));
    if (!day) return [];
    return [
      {
        severity: "hard",
        propertyName: `daysAtLocations.${at}.days`,
        message: `${WEEKDAY_NAMES[day]} is under “Days at each location” twice for the same location and week. Remove it from one of them.`,
      },
    ];
  });
}

/** A day that an earlier entry for the same location also has, in the same week of the month. */
function sharedDay(own: DaysAtLocation, earlier: readonly DaysAtLocation[]) {
  const sameWeeks = earlier.filter(
    (one) => one.location === own.location && overlap(one.weeks ?? [], own.weeks ?? []),
  );
  return own.days.find((day) => sameWeeks.some(({ days }) => days.includes(day)));
}

/** Whether two lists of weeks have one in common. An empty list means every week. */
function overlap(some: readonly number[], others: readonly number[]): boolean {
  return some.length === 0 || others.length === 0 || some.some((week) => others.includes(week));
}
