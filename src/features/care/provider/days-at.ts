import type { ValuesOf } from "~/content/fields/field";
import type { providerFields } from "../shared/provider/fields";
import type { OwnDays } from "../shared/provider/provider-card";

/** When a provider is at a place; null if they are there on every day that it is open. */
export function daysAt(
  { daysAtLocations }: Pick<ValuesOf<typeof providerFields>, "daysAtLocations">,
  locationId: string,
): OwnDays {
  return (
    daysAtLocations
      .filter(({ location }) => location === locationId)
      // Records that were saved before weeks could be chosen have none.
      .map(({ days, weeks }) => ({ days, weeks: weeks ?? [] }))
  );
}
