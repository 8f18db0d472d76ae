import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  below: {
    "/admin/settings": [
      { label: "Mail", href: "/admin/settings/mail" },
      { label: "Jobs", href: "/admin/settings/jobs" },
      { label: "Backups", href: "/admin/settings/backups" },
      { label: "Health", href: "/admin/settings/health" },
      { label: "Third parties", href: "/admin/settings/third-parties" },
      { label: "Audit log", href: "/admin/settings/audit" },
      { label: "Personal data", href: "/admin/settings/personal-data", anyOf: [] },
    ],
  },
};
