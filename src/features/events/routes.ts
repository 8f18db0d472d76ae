import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    events: "site/events.tsx",
    "events/:slug": "site/event.tsx",
  },
};
