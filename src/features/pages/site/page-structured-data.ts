import type { ShownBlock } from "~/content/blocks/shown-block";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospital } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import { breadcrumbWords } from "~/ui/breadcrumbs/breadcrumbs";
import { faqPage } from "./faq-page";
import { webSite } from "./web-site";

/** Structured data: the hospital and the site on the home page, breadcrumbs on all others. */
export function pageStructuredData(
  root: RootData | undefined,
  page: { path: string; title: string; language: string; blocks: ShownBlock[] },
): object[] {
  if (!root) return [];
  if (page.path === "/") return [hospital(root), webSite(root)].filter((data) => data !== undefined);
  const trail = [
    { label: breadcrumbWords(page.language).home, href: "/" },
    { label: page.title, href: page.path },
  ];
  return [breadcrumbList(root.origin, trail), ...faqPage(page.blocks)];
}
