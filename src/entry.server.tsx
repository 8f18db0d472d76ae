import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { RootData } from "~/app/root-data";
import { UnsentFormView } from "~/app/shell/errors/unsent-form-view";
import { ownTurn } from "~/platform/own-turn";
import { publicRoutesAddress } from "~/server/assets/public-routes";
import { requestContext } from "~/server/context";
import { finishDocument, type ScriptStart } from "~/server/finish-document";
import { holdsForm } from "~/server/holds-form";
import { adminSecurityPolicy, contentSecurityPolicy } from "~/server/middleware/content-security-policy";
import { UnsentFormContext } from "~/site/form/unsent-form-context";
import type { PageHandle } from "~/site/page-handle";
import { ReferenceContext } from "~/site/request-reference";

/** Every loader is awaited before rendering, so nothing can be late; the limit is React Router's own. */
export const streamTimeout = 10_000;

/**
 * Renders one page wholly before the first byte is sent: status and headers are then true, and every inline script
 * is known and can be allowed by its hash. People and robots get the same bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { env, failure, requestId, unsent, isReplaced } = context.get(requestContext);
  if (status === 503 && isReplaced?.()) return new Response(null, { status });
  // Marks the scripts that we wrote. A script that got into the page some other way cannot know it and is not allowed.
  const mark = randomBytes(16).toString("base64url");
  const isAdmin = isAdminDocument(entry);
  await ownTurn();
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
    return new Response(rendered, { status, headers });
  }
  // The address of a refused request may be one that the client-side router cannot read either: such a page is plain HTML.
  const start = failure ? "never" : startOf(request);
  const titled = isRefusal(status, entry) ? rendered.replace("<title>", "<title>Error: ") : rendered;
  const { html, scriptHashes } = finishDocument(titled, mark, start, entry.manifest.entry);
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(env, scriptHashes, holdsForm(rendered) ? null : trackingOf(entry)),
  );
  return new Response(html, { status, headers });
}

/** What the browser learns of the routes: on public pages nothing of the staff's. */
function publicManifest(manifest: EntryContext["manifest"]): EntryContext["manifest"] {
  return { ...manifest, url: publicRoutesAddress(manifest.url) };
}

/** The answer to a form is the middle of something: its errors take the focus. */
function startOf({ method }: Request): ScriptStart {
  return method === "GET" || method === "HEAD" ? "when needed" : "at once";
}

/** A form that needs another look: whoever listens to a page without script hears of it first. */
function isRefusal(status: number, { staticHandlerContext }: EntryContext): boolean {
  return status >= 400 && Boolean(staticHandlerContext.actionData);
}

/** Made for this request alone, so the mark may stay in it as the nonce that its policy names. */
function isAdminDocument({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.area === "admin",
  );
}

/** The services that may count this page, where its routes do not keep it to the site. */
function trackingOf({ staticHandlerContext: { matches, loaderData } }: EntryContext) {
  const isKept = matches.some(({ route }) => {
    const { page } = (route.handle ?? {}) as PageHandle;
    return page?.personal || page?.untracked;
  });
  return isKept ? null : ((loaderData.root as RootData | undefined)?.tracking ?? null);
}

/** @throws the first error of any component, so that the router renders its error page in place of a broken one */
function render(document: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      nonce,
      // Nothing is streamed, so a large section need not be moved out of its place and back by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onShellError: reject,
      onAllReady() {
        buffer(stream.pipe(new PassThrough())).then((bytes) => resolve(bytes.toString("utf8")), reject);
      },
    });
  });
}

/** What a loader or component threw unexpectedly. A visitor who left is no failure, and neither is an address that no route has. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isAnswer) return;
  context.get(requestContext).log.error({ err: error }, "a page failed");
}
