import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import typeface from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { RootData } from "~/app/root-data";
import { UnsentFormView } from "~/app/shell/errors/unsent-form-view";
import { createPartMemory } from "~/app/shell/rendered-parts/part-memory";
import { PagePartsContext } from "~/app/shell/rendered-parts/rendered-part";
import { nextFreeTick } from "~/platform/next-free-tick";
import { publicRoutesAddress } from "~/server/assets/public-routes";
import { type ByteText, bytesOf, textOfBytes } from "~/server/byte-text";
import { type RequestContext, requestContext } from "~/server/context";
import { finishDocument, type ScriptStart } from "~/server/finish-document";
import { hasPersonalForm } from "~/server/has-personal-form";
import { COUNTED_HEADER } from "~/server/isomorphic/counted-header";
import {
  adminSecurityPolicy,
  contentSecurityPolicy,
  draftSecurityPolicy,
} from "~/server/middleware/content-security-policy";
import { createPictureInliner } from "~/server/page-pictures/inline-pictures";
import { createStyleInliner, readSiteStyles } from "~/server/page-styles/inline-styles";
import { firstScript } from "~/site/browser/start/first-script";
import { usesAny } from "~/site/browser/tracking/services";
import { UnsentFormContext } from "~/site/form/unsent-form-context";
import { isCounted } from "~/site/is-counted";
import { speculationRules } from "~/site/next-page/speculation-rules";
import type { PageHandle } from "~/site/page-handle";
import { ReferenceContext } from "~/site/request-reference";
import { EarlyDialogTemplate } from "~/ui/modal/early-dialog-template";

/** All loaders finish before rendering, so this never elapses; the value is React Router's default. */
export const streamTimeout = 10_000;

/** Read at the start, because an upgrade may replace the build while the server runs. */
const siteStyles = readSiteStyles();
const siteStyleInliner = siteStyles && createStyleInliner(siteStyles);
const inlinePictures = createPictureInliner();
const partMemory = createPartMemory();
const earlyDialog = renderToStaticMarkup(<EarlyDialogTemplate />);

/**
 * Renders the whole page before the first byte is sent. So status and headers are final, and every inline
 * script is known and can be allowed by its hash. People and robots get the same bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const own = context.get(requestContext);
  const { env, requestId, unsent, isMainPart, isReplaced } = own;
  if (status === 503 && isReplaced?.()) return new Response(null, { status });
  // Identifies the scripts that this server wrote. Injected scripts cannot know the mark, so they are not
  // allowed.
  const mark = randomBytes(16).toString("base64url");
  const isAdmin = isAdminDocument(entry);
  await nextFreeTick();
  const rendered = await render(
    <ReferenceContext value={status >= 500 ? requestId : undefined}>
      <UnsentFormContext value={unsent && <UnsentFormView form={unsent} />}>
        <ServerRouter
          context={isAdmin ? entry : { ...entry, manifest: publicManifest(entry.manifest) }}
          url={request.url}
          nonce={mark}
        />
      </UnsentFormContext>
    </ReferenceContext>,
    mark,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (isAdmin) {
    headers.set("content-security-policy", adminSecurityPolicy(env, mark));
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex, nofollow");
    return new Response(bytesOf(rendered), { status, headers });
  }
  if (isMainPart) {
    headers.set("x-robots-tag", "noindex");
    return new Response(bytesOf(mainPartOf(rendered, request.url)), { status, headers });
  }
  const page = { request, status, entry, rendered, mark };
  return new Response(bytesOf(await finishPublicPage(page, headers, own)), { status, headers });
}

interface RenderedPage {
  request: Request;
  status: number;
  entry: EntryContext;
  rendered: ByteText;
  mark: string;
}

/** The HTML of a public page with its scripts, styles, and first pictures. Its policy is added to `headers`. */
async function finishPublicPage(
  { request, status, entry, rendered, mark }: RenderedPage,
  headers: Headers,
  { env, failure, isDraft, storage }: RequestContext,
): Promise<ByteText> {
  // The router in the browser may not accept the address of a refused request either, so such a page is plain
  // HTML.
  const start = failure ? "never" : isDraft ? "at once" : startOf(request);
  const titled = isRefusal(status, entry)
    ? (rendered.replace("<title>", "<title>Error: ") as ByteText)
    : rendered;
  const first = firstScript(
    typeface,
    start === "when needed" ? entry.manifest.entry : undefined,
    earlyDialog,
  );
  const finished = finishDocument(titled, mark, start, first, speculationRules);
  // A page whose app starts at once may change at once, so it waits for the whole style sheet.
  const styled = start === "when needed" ? siteStyleInliner?.inline(finished.html) : undefined;
  const tracking = trackingOf(entry);
  // The services read the referrer, so it names the site only, never the page that a visitor came from.
  if (tracking) headers.set("referrer-policy", "strict-origin");
  const isCountable = !isDraft && mayBeCounted(entry, rendered);
  if (isCountable) headers.set(COUNTED_HEADER, "yes");
  const policy = isDraft
    ? draftSecurityPolicy(env, finished.scriptHashes)
    : contentSecurityPolicy(env, finished.scriptHashes, styled?.styleHashes, isCountable ? tracking : null);
  headers.set("content-security-policy", policy);
  return inlinePictures(styled?.html ?? finished.html, storage);
}

/**
 * The main part of a page, after the style rules that it uses. It runs no script. It is shown on another
 * page, so links with only a query or an anchor, and forms without an address, get the address of its own
 * page.
 */
function mainPartOf(rendered: ByteText, address: string): ByteText {
  const { pathname, search } = new URL(address);
  const own = (pathname + search).replaceAll("&", "&amp;").replaceAll('"', "%22");
  const main = (rendered.match(/<main[ >].*<\/main>/s)?.[0] ?? "")
    .replaceAll(/(<a\b[^>]* href=")(?=#)/g, (_, link) => link + own)
    .replaceAll(/(<a\b[^>]* href=")(?=[?])/g, (_, link) => link + pathname)
    .replaceAll(/<form\b(?![^>]* action=)/g, () => `<form action="${own}"`) as ByteText;
  return `${siteStyleInliner?.styleOf(main) ?? ""}${main}` as ByteText;
}

/** The routes that the browser gets: on public pages, none of the staff's. */
function publicManifest(manifest: EntryContext["manifest"]): EntryContext["manifest"] {
  return { ...manifest, url: publicRoutesAddress(manifest.url) };
}

/** The response to a form needs the app immediately, because its errors take the focus. */
function startOf({ method }: Request): ScriptStart {
  return method === "GET" || method === "HEAD" ? "when needed" : "at once";
}

/** For a form with errors, screen readers on a page without JavaScript must reach the message first. */
function isRefusal(status: number, { staticHandlerContext }: EntryContext): boolean {
  return status >= 400 && Boolean(staticHandlerContext.actionData);
}

/**
 * An admin document is rendered for one request, so the mark may stay in it as the nonce that its policy
 * names.
 */
function isAdminDocument({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.area === "admin",
  );
}

/** The counting services that the hospital uses. */
function trackingOf({ staticHandlerContext: { loaderData } }: EntryContext) {
  const tracking = (loaderData.root as RootData | undefined)?.tracking;
  return usesAny(tracking) ? tracking : null;
}

/** Whether those services may count this page. */
function mayBeCounted(
  { staticHandlerContext: { matches, loaderData } }: EntryContext,
  html: string,
): boolean {
  const routes = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  return isCounted(routes) && !hasPersonalForm(html);
}

/**
 * @param mark random: the nonce of the page's scripts, which also distinguishes the borders of its parts from
 * content
 * @throws the first error of any component, so that the router renders its error page instead
 */
function render(page: React.ReactNode, mark: string): Promise<ByteText> {
  const parts = partMemory.forPage(mark);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<PagePartsContext value={parts}>{page}</PagePartsContext>, {
      nonce: mark,
      // Nothing is streamed, so large sections need not be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onShellError: reject,
      onAllReady() {
        buffer(stream.pipe(new PassThrough()))
          .then((bytes) => parts.finish(textOfBytes(bytes)))
          .then(resolve, reject);
      },
    });
  });
}

/**
 * Logs unexpected errors of loaders and components. A visitor who left is not an error, and neither is an
 * unknown address.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isAnswer) return;
  context.get(requestContext).log.error({ err: error }, "a page failed");
}
