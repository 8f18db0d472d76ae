import { Megaphone, Newspaper, PenLine, Tv } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 10,
      label: "Press Releases",
      href: "/admin/pressreleases",
      Icon: Megaphone,
      anyOf: ["permissionNewsManager"],
    },
    {
      group: "site",
      order: 11,
      label: "Media Coverage",
      href: "/admin/mediacoverages",
      Icon: Tv,
      anyOf: ["permissionNewsManager"],
    },
    {
      group: "site",
      order: 15,
      label: "Blog",
      href: "/admin/blog",
      Icon: PenLine,
      anyOf: ["permissionBlogManager"],
      feature: "blog",
    },
    {
      group: "site",
      order: 17,
      label: "News",
      href: "/admin/newsitem",
      Icon: Newspaper,
      anyOf: ["permissionNewsManager"],
      feature: "news",
    },
  ],
  permissions: {
    permissionBlogManager: { label: "Blog manager", help: "Writes and publishes blog posts." },
    permissionNewsManager: {
      label: "News manager",
      help: "Manages news, press releases, and media coverage.",
    },
  },
};
