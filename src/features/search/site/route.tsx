import { RenderBlocks } from "~/content/blocks/render-blocks";
import { contentTypes } from "~/content/registry";
import { dayAt } from "~/content/values/day-at";
import { SEARCH_PATH } from "~/features/pages/shared/page/own-words";
import { presentPage } from "~/features/pages/shared/page/present-page";
import { splitOpening } from "~/features/pages/shared/site/split-opening";
import { blockContext } from "~/server/block-context";
import { type RequestContext, requestContext } from "~/server/context";
import { pageNumber } from "~/server/page-number";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { SearchForm } from "~/ui/search-form/search-form";
import { Section } from "~/ui/section/section";
import { countSearch } from "../count-search";
import type { HitRange } from "../ranked-hits";
import { searchSite } from "../search-site";
import { cleanQuery } from "../shared/clean-query";
import { isHelpOnly } from "../shared/danger-notice";
import { CrisisHelp, DangerNoticeBand } from "../shared/site/danger-notice";
import { siteSearch } from "../shared/site/site-search";
import type { Route } from "./+types/route";
import type { Found } from "./found";
import { NothingFound } from "./nothing-found";
import { Results } from "./results";
import styles from "./search.module.css";
import { WhatPeopleLookFor } from "./what-people-look-for";

/** How many hits of each type are shown before the visitor chooses one. */
const FIRST_OF_EACH = 4;
const PAGE_SIZE = 20;
const TITLE = "Search";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(rootOf(matches), {
    title: titleOf(loaderData),
    description:
      loaderData?.page?.description ??
      "Search all of this site in your own words: a symptom, a name, a place.",
    path: siteSearch.results,
    record: loaderData?.page ? `pages/${loaderData.page.id}` : undefined,
    indexed: false,
  });

/** The title must not contain the words of a person in a crisis, because it is stored in the browser's history. */
function titleOf(data: Route.ComponentProps["loaderData"] | undefined): string {
  if (data?.helpOnly && data.found?.notice) return data.found.notice.title;
  return data?.found ? `${data.found.query.slice(0, 40)}: search results` : (data?.page?.title ?? TITLE);
}

/** Declares no search parameters for the page cache, so that searches are never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const forBlocks = await blockContext(services);
  const [page, found] = await Promise.all([
    presentPage(forBlocks, SEARCH_PATH),
    findRequested(url, services),
  ]);
  return { page, found, helpOnly: isHelpOnly(found?.notice ?? null) };
}

async function findRequested(
  url: URL,
  { db, env, log, now, visibility }: RequestContext,
): Promise<Found | null> {
  const typed = url.searchParams.get("q") ?? "";
  const type = typesShown().find((one) => one.name === url.searchParams.get("type"))?.name;
  const page = pageNumber(url.searchParams, 500);
  const portion: HitRange = type
    ? { type, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    : { firstOfEach: FIRST_OF_EACH };
  if (!cleanQuery(typed)) return null;
  const found = await searchSite({ db, visibility: await visibility() }, typed, portion);
  // Another page, or choosing a type, is the same search.
  if (!type && page === 1) {
    const day = dayAt(now(), env.TZ_HOSPITAL).iso;
    // Without the error, which contains the values of the query.
    void countSearch(db, found, day).catch(() => log.warn("a search was not counted"));
  }
  const days = Object.fromEntries(
    found.hits.flatMap(({ id, startsAt }) =>
      startsAt ? [[id, dayAt(startsAt, env.TZ_HOSPITAL).words]] : [],
    ),
  );
  return { ...found, chosen: type ?? null, page, labels: labels(), days };
}

/** Staff edit the page before a search. The results replace it. */
export default function Search({ loaderData: { page, found, helpOnly } }: Route.ComponentProps) {
  if (helpOnly && found?.notice) return <CrisisHelp notice={found.notice} />;
  const { opening, more } = splitOpening(page?.blocks ?? []);
  return (
    <>
      {found?.notice && <DangerNoticeBand notice={found.notice} />}
      <Section ground="mist" room="small" className={styles.ask}>
        <h1>{found ? <>Results for “{found.query}”</> : opening?.heading || TITLE}</h1>
        {!found && opening?.lead && (
          <p className={styles.lead}>
            <TextWithPhones text={opening.lead} />
          </p>
        )}
        <SearchForm
          key={found?.query}
          size="large"
          labelShown
          label={found ? "Search again" : "Search for a symptom, a person or a place"}
          placeholder=""
          buttonLabel="Search"
          defaultValue={found?.query}
          className={styles.form}
        />
      </Section>
      {!found &&
        (more.length > 0 ? (
          <RenderBlocks blocks={more} />
        ) : (
          <WhatPeopleLookFor heading="What people look for" />
        ))}
      {found && found.total > 0 && <Results found={found} pageSize={PAGE_SIZE} />}
      {found && found.total === 0 && <NothingFound found={found} />}
    </>
  );
}

function typesShown() {
  return contentTypes().filter((type) => type.search);
}

function labels() {
  return Object.fromEntries(typesShown().map(({ name, label }) => [name, label]));
}
