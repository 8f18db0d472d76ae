import { hasFeature } from "~/features";

/**
 * The values, or nothing if the feature is not on the list in `src/features.ts`: for a test that states a list to which
 * features add.
 */
export function ofFeature<Value>(name: string, ...values: Value[]): Value[] {
  return hasFeature(name) ? values : [];
}
