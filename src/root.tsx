import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { AllowedVideoServices } from "~/features/pages/blocks/video/allowed-services";
import "~/ui/styles.css";
import "~/app/site-events";
import type { ErrorPageContents } from "~/app/error-page-contents";
import { type RootData, rootData } from "~/app/root-data";
import { ErrorNotification } from "~/app/shell/error-notification";
import { ErrorPage } from "~/app/shell/errors/error-page";
import { wordsFor } from "~/app/shell/errors/words-for";
import { HelpFrame } from "~/app/shell/help-frame";
import { AlternateLinks } from "~/app/shell/language-links";
import { usePageLanguage } from "~/app/shell/page-language";
import { SiteFrame } from "~/app/shell/site-frame";
import { FAQ_PARAMETER } from "~/features/pages/site/faq/faq-address";
import { FaqInPage } from "~/features/pages/site/faq/faq-in-page";
import { siteSearch } from "~/features/search/shared/site/site-search";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { requestContext } from "~/server/context";
import { DraftDocument } from "~/site/browser/draft/draft-document";
import { useReloadWithoutConnection } from "~/site/browser/offline/use-reload-without-connection";
import { titled } from "~/site/meta/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { ReferenceMeta, useReference } from "~/site/request-reference";
import { noMenus, noSettings } from "~/site/root-data";
import { StaffToolbarSlot } from "~/site/staff-toolbar/staff-toolbar-slot";
import { HiddenAddressesContext, nothingHidden } from "~/ui/link/hidden-addresses";
import { PageLoader } from "~/ui/loader/page-loader";
import { SiteSearchContext } from "~/ui/search-form/site-search";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The title of a page without its own, and of error pages. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const settings = loaderData?.settings;
  if (!error) return [{ title: settings?.hospitalName ?? "Openward" }];
  return [
    { title: titled((contentsOf(error).own ?? wordsFor(statusOf(error))).title, settings?.shortName) },
    { name: "robots", content: "noindex" },
  ];
};

export const handle: PageHandle = { page: { everywhere: [FAQ_PARAMETER] } };

export function loader({ context, url }: Route.LoaderArgs) {
  return rootData(context.get(requestContext), url);
}

/** Menus and settings change when they are published, not with a step from one of the staff's screens to another. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = currentUrl.href !== nextUrl.href && isOfStaff(currentUrl) && isOfStaff(nextUrl);
  return defaultShouldRevalidate && !isStep;
}

function isOfStaff({ pathname }: URL): boolean {
  return pathname.startsWith("/admin/");
}

/** The headers of an error page: when to try again, which methods are allowed. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/**
 * The document around every page and every error page. Its language is the page's; menus, footer, and dialogs around
 * `main` are in the site's.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = usePageLanguage();
  const root = useRouteLoaderData<RootData>("root");
  const { area, Head } = useAreaHandle();
  return (
    <html lang={language} suppressHydrationWarning data-draft={root?.isDraft}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor />
        <Meta />
        <Links />
        {root && <AlternateLinks origin={root.origin} />}
        <BrandColors />
        {Head && <Head />}
      </head>
      <body lang={SITE_LANGUAGE} data-area={area}>
        <HiddenAddressesContext value={root?.hidden ?? nothingHidden}>
          <SiteSearchContext value={siteSearch}>{children}</SiteSearchContext>
        </HiddenAddressesContext>
        <Scripts />
      </body>
    </html>
  );
}

/** The color of a phone browser's own bar. */
function ThemeColor() {
  const brand = useRouteLoaderData<RootData>("root")?.settings?.brand;
  return <meta name="theme-color" content={brand?.main ?? "#0f4c45"} />;
}

/** After the site's style sheet, so that it takes precedence. */
function BrandColors() {
  const version = useRouteLoaderData<RootData>("root")?.settings?.brand?.version;
  return version ? <link rel="stylesheet" href={`/brand.css?v=${version}`} /> : null;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { menus, settings, tracking, videoServices, isDraft } = loaderData;
  const helpOnly = useHelpOnly();
  // Its layout has its own frame.
  if (useAreaHandle().area === "admin") return <Outlet />;
  if (helpOnly) {
    return (
      <HelpFrame settings={settings}>
        <Outlet />
      </HelpFrame>
    );
  }
  return (
    <AllowedVideoServices value={videoServices}>
      <SiteFrame menus={menus} settings={settings} tracking={tracking}>
        <FaqInPage />
        <Outlet />
      </SiteFrame>
      <ErrorNotification />
      {isDraft ? <DraftDocument /> : <StaffToolbarSlot />}
    </AllowedVideoServices>
  );
}

/** The page for unknown addresses and failures, in the site's frame if its data is available. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<RootData>("root");
  const withoutConnection = useReloadWithoutConnection(error);
  const reference = useReference();
  const settings = root?.settings ?? null;
  if (withoutConnection) return <PageLoader active />;
  return (
    <SiteFrame menus={root?.menus ?? null} settings={settings}>
      <ReferenceMeta reference={reference} />
      <ErrorPage
        status={statusOf(error)}
        settings={settings ?? noSettings}
        menus={root?.menus ?? noMenus}
        {...contentsOf(error)}
        reference={reference}
      />
    </SiteFrame>
  );
}

/** The part of the site that the page belongs to; the public one has no name. */
function useAreaHandle(): Pick<PageHandle, "area" | "Head"> {
  const declared = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return declared.find((handle) => handle?.area) ?? {};
}

/** Whether the page offers only help, according to its loader: then it has no menus. */
function useHelpOnly(): boolean {
  return useMatches().some(
    ({ loaderData }) => (loaderData as { helpOnly?: boolean } | undefined)?.helpOnly === true,
  );
}

/** The server's data for the error page. */
function contentsOf(error: unknown) {
  const { words, scene, tasks }: ErrorPageContents = (isRouteErrorResponse(error) && error.data) || {};
  return { own: words, scene, tasks };
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
