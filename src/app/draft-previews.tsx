import type { Handler } from "hono";
import pLimit from "p-limit";
import { linkedDraft } from "~/content/preview-links/linked-draft";
import { showDraft } from "~/content/preview-links/show-draft";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import type { PREVIEW_LINKS } from "~/server/isomorphic/preview-links";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import type { Words } from "./shell/errors/words-for";
import { DraftNote } from "./shell/page-note/draft-note";
import { insertNote } from "./shell/page-note/insert-note";

/** Tokens cannot be guessed, but attempts must still be limited. */
const LIMIT = { name: "preview-link", times: 240, seconds: 600 };

/** Each holds a connection while its page waits for others, which need connections too. */
const AT_ONCE = 2;

/**
 * Answers a preview link with the record's own page, rendered from the draft. The page is neither cached, indexed, nor
 * counted, and says that it is a draft.
 */
export function draftPreviews(services: Services): Handler<HonoEnv, `${typeof PREVIEW_LINKS}:token`> {
  const atOnce = pLimit(AT_ONCE);
  return async (c) => {
    c.set("cacheResult", "bypass");
    await services.countUse(LIMIT, c.get("network"));
    const found = await linkedDraft(services.db, c.req.param("token"), services.now());
    if (!found) throw refusal("NOT_FOUND", EXPIRED);
    const page = await atOnce(() =>
      showDraft(services.db, found.item, (tx, address) => renderPage(c, { ...services, db: tx }, address)),
    ).catch(throwRefusal);
    if (page.status !== 200) throw refusal("NOT_FOUND", NOT_SHOWN);
    const until = found.expiresAt.toLocaleDateString("en-US", {
      timeZone: services.env.TZ_HOSPITAL,
      dateStyle: "long",
    });
    const headers = new Headers(page.headers);
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex, nofollow");
    // The address is the key to the draft, so no site that the page refers to learns it.
    headers.set("referrer-policy", "no-referrer");
    return new Response(insertNote(page.html, <DraftNote until={until} />), { headers });
  };
}

interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
}

async function renderPage(c: WebContext, services: Services, address: string): Promise<RenderedPage> {
  const context = requestContextFor(c, services);
  context.isDraft = true;
  const response = await services.pages.render(new Request(`${c.get("origin")}${address}`), context);
  return { status: response.status, headers: response.headers, html: await response.text() };
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

/** @throws the error; one that people can do something about says why on the page */
function throwRefusal(error: unknown): never {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  throw refusal(error.code, { ...NOT_SHOWN, lead: error.message });
}

/** @param words of the error page */
function refusal(code: AppError["code"], words: Words): AppError {
  return new AppError(code, `${words.title}. ${words.lead}`, { details: { words } });
}
