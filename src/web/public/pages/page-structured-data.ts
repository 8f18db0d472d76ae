import type { ShownBlock } from "~/content/blocks/show-blocks";
import { breadcrumbList } from "~/web/meta/structured-data/breadcrumb-list";
import { faqPage } from "~/web/meta/structured-data/faq-page";
import { hospital } from "~/web/meta/structured-data/hospital";
import { webSite } from "~/web/meta/structured-data/web-site";
import type { RootData } from "~/web/root-data";

/** The home page describes the hospital and the site; every other one says where in the site it stands. */
export function pageStructuredData(
  root: RootData | undefined,
  page: { path: string; title: string; blocks: ShownBlock[] },
): object[] {
  if (!root) return [];
  if (page.path === "/") return [hospital(root), webSite(root)].filter((data) => data !== undefined);
  const trail = [
    { label: "Home", href: "/" },
    { label: page.title, href: page.path },
  ];
  return [breadcrumbList(root.origin, trail), ...faqPage(page.blocks)];
}
