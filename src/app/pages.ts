import type { Handler } from "hono";
import { isWorthNoting } from "~/features/navigation/missed-addresses/is-worth-noting";
import { noteMissedAddress } from "~/features/navigation/missed-addresses/note-missed-address";
import { compressText, isWorthCompressing } from "~/platform/cache/compress-text";
import { collectReads } from "~/platform/cache/page-reads";
import { AppError } from "~/platform/errors/app-error";
import { wantsJson } from "~/server/answer-error";
import type { RequestContext } from "~/server/context";
import { sendContent } from "~/server/direct/send-content";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { methodNotAllowed } from "~/server/middleware/guard-method";
import { makePage } from "~/server/page-cache/make-page";
import { pageAddress, pagePath, pageTarget, ROUTES, requestedPart } from "~/server/page-cache/page-address";
import { preferredEncoding } from "~/server/page-cache/preferred-encoding";
import { CLIENT_CLOSED_REQUEST } from "~/server/render-limit";
import { newPageNotes, requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { answerUnsent } from "~/server/unsent-form/answer-unsent";
import { RecordedBody } from "~/server/unsent-form/recorded-body";
import { serverFeatures } from "./server-features";

/**
 * Serves pages: from the cache if possible; otherwise React Router renders them. A cacheable page is rendered
 * from a neutral request: without cookies and headers, and only with the parameters that its routes declare.
 */
export function pages(services: Services): Handler<HonoEnv> {
  return async (c) => {
    const { method, path } = c.req;
    if (isPartOfPart(path)) throw new AppError("NOT_FOUND", "There is no page at this address.");
    if (method !== "GET" && method !== "HEAD") return submit(c, services);
    const address = pageAddress(targetOf(c), services.pages.declarations);
    const answer =
      address === undefined ? await renderForOne(c, services) : await answerFromCache(c, services, address);
    if (answer.status === 404) await noteMissed(c, services);
    return answer;
  };
}

async function answerFromCache(c: WebContext, services: Services, address: string): Promise<Response> {
  const url = `${c.get("origin")}${address}`;
  const part = requestedPart(c.req.path);
  if (part !== "document" && services.watch.isDown) return redirectToDocument(c, part);
  const { page, how, trueUntil } = await services.cache.answer(url, async () => {
    const notes = newPageNotes();
    const context = requestContextFor(c, services, notes);
    context.isMainPart = part === "main";
    const rendered = part === "main" ? pageTarget(address) : address;
    return makePage(c, services, notes, async () => {
      const instead = rendered === "/" ? await inPlaceOfHome(context) : undefined;
      return instead ?? services.pages.render(new Request(`${c.get("origin")}${rendered}`), context);
    });
  });
  c.set("cacheResult", how);
  if (part !== "document" && (trueUntil || page.unavailable)) return redirectToDocument(c, part);
  return trueUntil ? services.sendStale(c, { address: url, page, trueUntil }) : sendContent(c, page);
}

/**
 * Whether an address names a part of a part, such as `/about-us.data.main`. The router would cut the inner suffix off
 * and
 * answer for another page than the one whose declarations were read, which may be private.
 */
function isPartOfPart(path: string): boolean {
  return requestedPart(path) !== "document" && requestedPart(pagePath(path)) !== "document";
}

/** Path and query as sent. */
function targetOf(c: WebContext): string {
  return c.env.incoming.url ?? "/";
}

/** The first response of a feature that replaces the home page. */
async function inPlaceOfHome(context: RequestContext): Promise<Response | undefined> {
  for (const { homePage } of serverFeatures) {
    const answer = await homePage?.(context);
    if (answer) return answer;
  }
  return undefined;
}

/**
 * While the database is down, requests for a part of a page get a redirect to the full document, which shows when it
 * was cached. React Router reads the redirect of its data from these headers.
 */
function redirectToDocument(c: WebContext, part: "data" | "main"): Response {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(ROUTES);
  const target = `${pagePath(pathname)}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
  if (part === "main")
    return new Response(null, { status: 302, headers: { location: target, "cache-control": "no-store" } });
  return new Response(null, {
    status: 204,
    headers: { "x-remix-redirect": target, "x-remix-reload-document": "true", "cache-control": "no-store" },
  });
}

/** Counts missing addresses. A failure to count does not affect the visitor. */
async function noteMissed(c: WebContext, { db, now }: Services): Promise<void> {
  const path = pagePath(c.req.path);
  if (!isWorthNoting(path, c.req.header("user-agent") ?? "")) return;
  try {
    await noteMissedAddress(db, path, now());
  } catch (error) {
    c.get("log").warn({ err: error }, "a missed address could not be counted");
  }
}

/** A form, or a request that the page at this address does not support. */
async function submit(c: WebContext, services: Services): Promise<Response> {
  const { acceptsPost: acceptsForms } = services.pages.declarations(pagePath(c.req.path));
  const acceptsPost = acceptsForms && requestedPart(c.req.path) !== "main";
  if (c.req.method !== "POST" || !acceptsPost)
    throw methodNotAllowed(acceptsPost ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]);
  const response = wantsJson(c)
    ? await unlessAborted(c, services.pages.act(publicRequest(c), requestContextFor(c, services)))
    : await submitPlain(c, services);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** A form without JavaScript. If the database is or goes down, its page cannot be rendered. */
async function submitPlain(c: WebContext, services: Services): Promise<Response> {
  const body = new RecordedBody(c.req.raw.body);
  if (services.watch.isDown) return answerUnsent(c, services, body);
  const notes = newPageNotes();
  const context = requestContextFor(c, services, notes);
  context.isReplaced = () => notes.unavailable;
  const response = await unlessAborted(c, services.pages.render(publicRequest(c, body.stream()), context));
  return response.status === 503 && notes.unavailable ? answerUnsent(c, services, body) : response;
}

async function renderForOne(c: WebContext, services: Services): Promise<Response> {
  c.set("cacheResult", "bypass");
  const notes = newPageNotes();
  const context = requestContextFor(c, services, notes);
  context.isMainPart = requestedPart(c.req.path) === "main";
  const rendering = collectReads(notes.reads, () => services.pages.render(publicRequest(c), context));
  const response = await unlessAborted(c, rendering);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
  const { personal } = services.pages.declarations(pagePath(c.req.path));
  return personal ? response : compressed(c, response);
}

/**
 * Compresses a page that is rendered for one request and is not about the person, such as search results. Pages of one
 * person are sent uncompressed: the length of a compressed page that contains a secret and text from the address
 * reveals something about the secret (the BREACH attack).
 */
async function compressed(c: WebContext, response: Response): Promise<Response> {
  const isText = response.headers.get("content-type")?.startsWith("text/");
  if (response.status !== 200 || !isText) return response;
  response.headers.append("vary", "accept-encoding");
  const encoding = preferredEncoding(c.req.header("accept-encoding"));
  if (!encoding) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const smaller = isWorthCompressing(body) ? await compressText(body, encoding, "quick") : undefined;
  const headers = new Headers(response.headers);
  if (smaller) headers.set("content-encoding", encoding);
  return new Response((smaller ?? body) as Uint8Array<ArrayBuffer>, { headers });
}

/**
 * React Router responds to an aborted request with status 500, which would look like a defect in the log and the
 * metrics.
 */
async function unlessAborted(c: WebContext, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const isGone = c.req.raw.signal.aborted && response.status >= 500;
  return isGone ? new Response(null, { status: CLIENT_CLOSED_REQUEST }) : response;
}

/**
 * The visitor's request under the public address. React Router compares a form's Origin with that address.
 * `requireSameOrigin` has checked the origin before, also behind a TLS proxy, so both get the same origin
 * here.
 */
function publicRequest(c: WebContext, body = c.req.raw.body): Request {
  const target = requestedPart(c.req.path) === "main" ? pageTarget(targetOf(c)) : targetOf(c);
  const { method, headers, signal } = c.req.raw;
  const own = new Headers(headers);
  if (own.has("origin")) own.set("origin", c.get("origin"));
  const hasBody = body && method !== "GET" && method !== "HEAD";
  return new Request(`${c.get("origin")}${target}`, {
    method,
    headers: own,
    signal,
    body: hasBody ? body : undefined,
    duplex: hasBody ? "half" : undefined,
  } as RequestInit);
}
