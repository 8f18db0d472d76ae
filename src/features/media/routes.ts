import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {};
