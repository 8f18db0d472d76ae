import type { Handler, MiddlewareHandler } from "hono";
import pLimit from "p-limit";
import type { Item } from "~/content/actions/steps";
import { linkedDraft } from "~/content/preview-links/linked-draft";
import { addressOfDraft, showDraft } from "~/content/preview-links/show-draft";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { DRAFT_PARAMETER, type PREVIEW_LINKS } from "~/server/isomorphic/preview-links";
import { pagePath, pageTarget, requestedPart } from "~/server/page-cache/page-address";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import type { Words } from "./shell/errors/words-for";
import { DraftNote } from "./shell/page-note/draft-note";
import { insertNote } from "./shell/page-note/insert-note";

/** Tokens cannot be guessed, but attempts must still be limited. */
const LIMIT = { name: "preview-link", times: 240, seconds: 600 };

/** Each preview holds a connection while its page waits for further connections. */
const MAX_CONCURRENT = 2;

/** Answers a preview link: leads to the address that the record will have, with the link's token. */
export function previewLinks(services: Services): Handler<HonoEnv, `${typeof PREVIEW_LINKS}:token`> {
  return async (c) => {
    const token = c.req.param("token");
    const { item } = await draftOf(c, services, token);
    const location = `${addressOf(item)}?${new URLSearchParams({ [DRAFT_PARAMETER]: token })}`;
    return new Response(null, { status: 302, headers: { location, ...PRIVATE_HEADERS } });
  };
}

/**
 * Answers requests with the token of a preview link: the record's own page, rendered from the draft, or the data of its
 * routes. The page is neither cached, indexed, nor counted, says that it is a draft, and sends no forms.
 */
export function draftPages(services: Services): MiddlewareHandler<HonoEnv> {
  const atOnce = pLimit(MAX_CONCURRENT);
  return async (c, next) => {
    const token = c.req.query(DRAFT_PARAMETER);
    if (token === undefined) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      throw new AppError("BAD_REQUEST", "This is a draft. Nothing was sent.");
    const { item, expiresAt } = await draftOf(c, services, token);
    // The record's address has changed since. Its link leads to the current one.
    if (addressOf(item) !== pagePath(c.req.path)) throw refusal("NOT_FOUND", EXPIRED);
    const page = await atOnce(() =>
      showDraft(services.db, item, (tx) => renderPage(c, { ...services, db: tx })),
    ).catch(throwRefusal);
    if (requestedPart(c.req.path) !== "document") return new Response(page.body, page);
    if (page.status !== 200) throw refusal("NOT_FOUND", NOT_SHOWN);
    const until = expiresAt.toLocaleDateString("en-US", {
      timeZone: services.env.TZ_HOSPITAL,
      dateStyle: "long",
    });
    return new Response(insertNote(page.body, <DraftNote until={until} />), { headers: page.headers });
  };
}

/**
 * Keeps caches and search engines from storing the response, and other sites from learning its address, which contains
 * the token.
 */
const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** @throws AppError NOT_FOUND if the link no longer works; RATE_LIMITED */
async function draftOf(c: WebContext, services: Services, token: string) {
  c.set("cacheResult", "bypass");
  await services.countUse(LIMIT, c.get("network"));
  const found = await linkedDraft(services.db, token, services.now());
  if (!found) throw refusal("NOT_FOUND", EXPIRED);
  return found;
}

/** The address that the record will have. */
function addressOf(item: Item): string {
  try {
    return addressOfDraft(item);
  } catch (error) {
    return throwRefusal(error);
  }
}

interface RenderedPage {
  status: number;
  headers: Headers;
  body: string;
}

async function renderPage(c: WebContext, services: Services): Promise<RenderedPage> {
  const context = requestContextFor(c, services);
  context.isDraft = true;
  context.isMainPart = requestedPart(c.req.path) === "main";
  const target = c.env.incoming.url ?? "/";
  const address = `${c.get("origin")}${context.isMainPart ? pageTarget(target) : target}`;
  const response = await services.pages.render(new Request(address), context);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) headers.set(name, value);
  // The editor shows it in a frame.
  headers.set("x-frame-options", "SAMEORIGIN");
  return { status: response.status, headers, body: await response.text() };
}

const EXPIRED: Words = {
  eyebrow: "Preview link",
  title: "This link no longer works",
  lead: "It has expired, or it was revoked. Ask the person who sent it to you for a new one.",
};

const NOT_SHOWN: Words = {
  eyebrow: "Preview link",
  title: "This draft cannot be shown",
  lead: "Visitors would not see a page here either: its part of the site may be turned off.",
};

/** @throws the error, unless people can fix it: then the page says why */
function throwRefusal(error: unknown): never {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  throw refusal(error.code, { ...NOT_SHOWN, lead: error.message });
}

/** @param words of the error page */
function refusal(code: AppError["code"], words: Words): AppError {
  return new AppError(code, `${words.title}. ${words.lead}`, { details: { words } });
}
