import type { PresentedPage } from "~/features/pages/shared/page/present-page";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { BrowseQuery } from "./browse-query";

interface ListMeta {
  page: PresentedPage | null;
  browsed: { query: BrowseQuery };
}

/** The meta tags of a list. Search engines index only the list without filters. */
export function browseMeta(
  shown: ListMeta | undefined,
  matches: Parameters<typeof rootOf>[0],
  otherwise: { path: string; title: string; description: string },
) {
  const root = rootOf(matches);
  const { path } = otherwise;
  const { title, description } = shown?.page ?? otherwise;
  const { type, month, view } = shown?.browsed.query ?? { type: "", month: "", view: "list" };
  const trail = [
    { label: "Home", href: "/" },
    { label: title, href: path },
  ];
  return pageMeta(root, {
    title,
    description,
    path,
    image: shown?.page?.shareImage,
    record: shown?.page ? `pages/${shown.page.id}` : undefined,
    indexed: !type && !month && view === "list",
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
}
