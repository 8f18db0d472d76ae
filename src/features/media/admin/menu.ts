import { Files, Image } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 6,
      label: "Images",
      href: "/admin/images",
      Icon: Image,
      anyOf: ["permissionMediaManager"],
    },
    {
      group: "site",
      order: 14,
      label: "Files",
      href: "/admin/files",
      Icon: Files,
      anyOf: ["permissionMediaManager"],
    },
  ],
  actions: [
    { label: "Upload pictures", adds: "Pictures", href: "/admin/images", anyOf: ["permissionMediaManager"] },
    { label: "Upload files", adds: "Files", href: "/admin/files", anyOf: ["permissionMediaManager"] },
  ],
  permissions: {
    permissionMediaManager: { label: "Media manager", help: "Adds, replaces and removes images and files." },
  },
};
