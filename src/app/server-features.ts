import { inFeatureOrder } from "~/features";
import type { Feature } from "~/server/feature";

/** What each feature adds to the server. Those that build on others come first, so that their addresses do, too. */
export const serverFeatures: readonly Feature[] = inFeatureOrder(
  import.meta.glob<Feature>("../features/*/feature.ts", { eager: true, import: "feature" }),
).reverse();
