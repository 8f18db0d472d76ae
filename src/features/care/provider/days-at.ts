import type { ValuesOf } from "~/content/fields/field";
import type { providerFields } from "../shared/provider/fields";
import type { OwnDays } from "../shared/provider/provider-card";

/** When a provider is at a place; no days where they are there on every day that it is open. */
export function daysAt(
  { daysAtLocations }: Pick<ValuesOf<typeof providerFields>, "daysAtLocations">,
  locationId: string,
): OwnDays {
  const own = daysAtLocations.find(({ location }) => location === locationId);
  // Records that were saved before weeks could be chosen have none.
  return { days: own?.days ?? [], weeks: own?.weeks ?? [] };
}
