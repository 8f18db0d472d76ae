import { inFeatureOrder } from "~/features";
import type { Feature } from "~/server/feature";

/**
 * Each feature's additions to the server. Features, and their addresses, come before those that build on them.
 */
export const serverFeatures: readonly Feature[] = inFeatureOrder(
  import.meta.glob<Feature>("../features/*/feature.ts", { eager: true, import: "feature" }),
).reverse();
