import { RenderBlocks } from "~/content/blocks/render-blocks";
import { presentPage } from "~/features/pages/shared/page/present-page";
import { splitOpening } from "~/features/pages/shared/site/split-opening";
import { isHelpOnly } from "~/features/search/shared/danger-notice";
import { CrisisHelp, DangerNoticeBand } from "~/features/search/shared/site/danger-notice";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { ToolHeading } from "~/site/modals/tool-heading";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Section } from "~/ui/section/section";
import { findProviders } from "../../../finder/find-providers";
import { providerFilterOptions } from "../../../finder/provider-filter-options";
import { providersNow } from "../../../provider/providers-now";
import { providersSeenNow } from "../../../provider/providers-seen-now";
import type { Route } from "./+types/route";
import { Faces } from "./faces";
import { AskBox, FinderForm } from "./finder-form";
import { finderQuery, hasQuery, providerSearch } from "./finder-query";
import { finderView } from "./finder-view";
import { Results } from "./results";
import styles from "./search.module.css";

const PATH = "/provider-search";
const TITLE = "Find a provider";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  const at = loaderData?.at ?? 1;
  const trail = [
    { label: "Home", href: "/" },
    { label: TITLE, href: PATH },
  ];
  return pageMeta(root, {
    title: loaderData?.helpOnly
      ? (loaderData.found.notice?.title ?? TITLE)
      : `${loaderData?.page?.title ?? TITLE}${at > 1 ? `, page ${at}` : ""}`,
    description: loaderData?.page?.description ?? "Search our providers by name, or in your own words.",
    path: at > 1 ? `${PATH}?page=${at}` : PATH,
    image: loaderData?.page?.shareImage,
    record: loaderData?.page ? `pages/${loaderData.page.id}` : undefined,
    indexed: !loaderData?.isSearch,
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
};

/** Declares no search parameters for the page cache, so that searches are never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { db } = services;
  const query = finderQuery(url.searchParams);
  const forBlocks = await blockContext(services);
  const seenNow = query.openNow ? await providersSeenNow(db, forBlocks) : undefined;
  const search = providerSearch(query, seenNow);
  const [found, options, page] = await Promise.all([
    findProviders(db, search),
    providerFilterOptions(db),
    presentPage(forBlocks, PATH),
  ]);
  const lastPage = Math.max(1, Math.ceil(found.total / found.pageSize));
  const shown = query.page > lastPage ? await findProviders(db, { ...search, page: lastPage }) : found;
  const shownQuery = { ...query, page: shown.page };
  const isSearch = hasQuery(shownQuery);
  return {
    // The page has versions in other languages, but the results do not.
    page: page && isSearch ? { ...page, versions: [] } : page,
    at: shown.page,
    isSearch,
    view: finderView(shownQuery, shown, options),
    found: { ...shown, providers: await providersNow(db, shown.providers, forBlocks) },
    specialties: options.specialties,
    helpOnly: isHelpOnly(shown.notice),
  };
}

/** Staff edit the blocks before and after the finder. */
export default function ProviderSearch({ loaderData }: Route.ComponentProps) {
  const { view, found, specialties, isSearch, page, helpOnly } = loaderData;
  if (helpOnly && found.notice) return <CrisisHelp notice={found.notice} />;
  const { opening, more } = splitOpening(page?.blocks ?? []);
  return (
    <>
      {found.notice && <DangerNoticeBand notice={found.notice} />}
      <Section ground="mist" room="none" className={styles.opening}>
        <div className={styles.words}>
          <Breadcrumbs trail={[]} here={page?.title ?? TITLE} />
          <ToolHeading heading={opening?.heading ?? TITLE} lead={isSearch ? "" : opening?.lead} />
          <AskBox typed={view.values.q} />
        </div>
        {!isSearch && <Faces providers={found.providers} />}
      </Section>
      <Section room="small" className={styles.finder}>
        <FinderForm view={view} />
        <Results view={view} found={found} specialties={specialties} />
      </Section>
      <RenderBlocks blocks={more} />
    </>
  );
}
