import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "forms/:slug": "site/form/route.tsx",
    "award/:slug": "site/award/route.tsx",
    "forms/:slug/paper": "site/paper/route.tsx",
    "application/:token": "site/application/route.tsx",
  },
  admin: {
    "patient-applications": "admin/applications/route.tsx",
    "patient-applications/:id": "admin/applications/application.tsx",
    "patient-applications/:id/letters/:entry": "admin/applications/letter.tsx",
    "forms/submissions/:id?": "admin/submissions.tsx",
  },
};
