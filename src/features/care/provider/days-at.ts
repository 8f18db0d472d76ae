import type { ValuesOf } from "~/content/fields/field";
import type { providerFields } from "../shared/provider/fields";
import type { ProviderDays } from "../shared/provider/provider-card";

/** The days on which a provider is at a location; null if they are there whenever it is open. */
export function daysAt(
  { daysAtLocations }: Pick<ValuesOf<typeof providerFields>, "daysAtLocations">,
  locationId: string,
): ProviderDays {
  return (
    daysAtLocations
      .filter(({ location }) => location === locationId)
      // Records that were saved before weeks could be chosen have no `weeks`.
      .map(({ days, weeks }) => ({ days, weeks: weeks ?? [] }))
  );
}
