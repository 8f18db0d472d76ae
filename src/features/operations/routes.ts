import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  admin: {
    "settings/mail": "admin/mail.tsx",
    "settings/jobs": "admin/jobs.tsx",
    "settings/backups": "admin/backups.tsx",
    "settings/health": "admin/health.tsx",
    "settings/third-parties": "admin/third-parties.tsx",
    "settings/audit": "admin/audit.tsx",
    "settings/personal-data": "personal-data/admin/route.tsx",
  },
};
