import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "blog/:slug": "site/blog-post.tsx",
    "news/:slug": "site/news/route.tsx",
  },
};
