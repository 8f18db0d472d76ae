import { Fragment } from "react";
import { RenderBlocks } from "~/content/blocks/render-blocks";
import { BlockPartsContext } from "~/features/forms/shared/site/block-parts";
import { EVENT_SUCCESS, EventConfirmed } from "~/features/forms/shared/site/event-confirmed";
import { blockParts } from "~/features/forms/shared/site/form-in-block";
import { AppError } from "~/platform/errors/app-error";
import { blockContext } from "~/server/block-context";
import { type PageScope, requestContext } from "~/server/context";
import { pageNumber } from "~/server/page-number";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { PdfLink } from "~/ui/pdf-link/pdf-link";
import { Section } from "~/ui/section/section";
import { NOT_FOUND_PATH } from "../shared/page/own-words";
import { presentPage } from "../shared/page/present-page";
import type { Route } from "./+types/route";
import { BeingPrepared, pageBeingPrepared } from "./page-being-prepared";
import { pageOfList } from "./page-of-list";
import { pageStructuredData } from "./page-structured-data";

export const handle: PageHandle = {
  // `site` is the full home page in an emergency, when a text page replaces it.
  page: {
    searchParams: ["page", EVENT_SUCCESS, "name", "site"],
    counted: (page) => (page as Route.ComponentProps["loaderData"]).mayBeCounted,
  },
};

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) => {
  if (!page) return [];
  const root = rootOf(matches);
  const { id, description, shareImage: image, feeds, language } = page;
  const structuredData = pageStructuredData(root, page);
  const at = pageOfList(page.blocks);
  // The second page of a list has its own canonical address, because no other address has its content.
  const path = at > 1 ? `${page.path}?page=${at}` : page.path;
  const title = at > 1 ? `${page.title}, page ${at}` : page.title;
  return pageMeta(root, {
    title,
    description,
    path,
    language,
    image,
    feeds,
    indexed: id !== null,
    record: id === null ? undefined : `pages/${id}`,
    structuredData,
  });
};

/**
 * The page that staff composed for this address, including the home page. Required pages respond before they are
 * published. This is the last route: without a page, the response is 404. The server also sends refused requests here
 * (a malformed address, a body that is too large). They carry a `failure`, whose status the response gets.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { log, page: scope, failure } = services;
  if (failure) throw failure;
  const forBlocks = { ...(await blockContext(services)), page: pageOf(url) };
  const path = pathOf(url);
  // This page's text is shown for missing addresses. At its own address, the response is 404, too.
  const page =
    path === NOT_FOUND_PATH ? null : ((await presentPage(forBlocks, path)) ?? pageBeingPrepared(path));
  if (!page) throw new AppError("NOT_FOUND", "There is no page at this address.");
  if (page.unknown.length > 0) log.warn({ path: page.path, blocks: page.unknown }, "unknown blocks left out");
  if (page.offersPdf) scope.offersPdf();
  const { unknown: _, ...shown } = page;
  return { ...shown, registered: registeredBy(url, scope) };
}

export default function Page({ loaderData: page }: Route.ComponentProps) {
  const { id, path, title, blocks, registered, offersPdf, language } = page;
  const isHome = path === "/";
  const breadcrumbs = isHome ? null : <Breadcrumbs trail={[]} here={title} language={language} />;
  const opens = blocks[0]?.type === "hero" || blocks[0]?.type === "homeHero";
  return (
    <Fragment key={path}>
      {!opens && (
        <Section room="small">
          {breadcrumbs}
          <h1>{title}</h1>
          {offersPdf && <PdfLink path={path} />}
        </Section>
      )}
      {id === null && <BeingPrepared />}
      {registered && <EventConfirmed name={registered.name} path={path} />}
      <BlockPartsContext value={blockParts}>
        <RenderBlocks blocks={blocks} breadcrumbs={breadcrumbs} />
      </BlockPartsContext>
      {opens && offersPdf && (
        <Section room="small">
          <PdfLink path={path} />
        </Section>
      )}
    </Fragment>
  );
}

/**
 * The event confirmation that the address requests, with the name in it. Anyone can write the address, so the text says
 * nothing about a person. The response is not cached.
 */
function registeredBy({ searchParams }: URL, scope: PageScope): { name: string } | null {
  if (!searchParams.has(EVENT_SUCCESS)) return null;
  scope.notCacheable();
  return { name: (searchParams.get("name") ?? "").slice(0, 80) };
}

/** The list page number in an address. */
function pageOf({ searchParams }: URL): number {
  return pageNumber(searchParams, 500);
}

/** The path in the format of stored pages. Some links in the HTTP contract have a trailing slash. */
function pathOf({ pathname }: URL): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
