import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    events: "site/events/route.tsx",
    "events/:slug": "site/event/route.tsx",
  },
};
