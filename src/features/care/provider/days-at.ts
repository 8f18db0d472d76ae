import type { ValuesOf } from "~/content/fields/field";
import type { Weekday } from "~/content/fields/opening-hours/field";
import type { providerFields } from "../shared/provider/fields";

/** The days on which a provider is at a place; none where they are there on every day that it is open. */
export function daysAt(
  { daysAtLocations }: Pick<ValuesOf<typeof providerFields>, "daysAtLocations">,
  locationId: string,
): Weekday[] {
  return daysAtLocations.find(({ location }) => location === locationId)?.days ?? [];
}
