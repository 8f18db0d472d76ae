import { inFeatureOrder } from "~/features";
import type { Feature } from "~/server/feature";

/**
 * What each feature adds to the server. Features come before those that build on them, and so do their
 * addresses.
 */
export const serverFeatures: readonly Feature[] = inFeatureOrder(
  import.meta.glob<Feature>("../features/*/feature.ts", { eager: true, import: "feature" }),
).reverse();
