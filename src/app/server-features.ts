import { inFeatureOrder } from "~/features";
import type { Feature } from "~/server/feature";

/**
 * What each feature adds to the server. A feature and its addresses come before the features that build on it.
 */
export const serverFeatures: readonly Feature[] = inFeatureOrder(
  import.meta.glob<Feature>("../features/*/feature.ts", { eager: true, import: "feature" }),
).reverse();
