import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "classes-and-education": "site/classes.tsx",
    "classes/:slug": "site/class/route.tsx",
    "classes/:slug/register": "site/registration/route.tsx",
    "registration/:token": "site/own-registration/route.tsx",
    "registration/:token/feedback": "site/survey/route.tsx",
  },
  admin: {
    "class-registrations": "admin/registrations.tsx",
    "classes/:id/roster": "admin/roster.tsx",
    "classes/:id/series": "admin/series.tsx",
    "classes/:id/survey": "admin/survey.tsx",
  },
};
