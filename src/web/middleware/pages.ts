import type { Handler } from "hono";
import { isWorthNoting } from "~/domain/missed-addresses/is-worth-noting";
import { noteMissedAddress } from "~/domain/missed-addresses/note-missed-address";
import { wantsJson } from "../answer-error";
import { finishPage } from "../caching/finish-page";
import { pageAddress, pagePath } from "../caching/page-address";
import { sendPage } from "../caching/send-page";
import type { HonoEnv, WebContext } from "../hono-env";
import { textHome } from "../incident/text-home";
import { newPageNotes, requestContextFor } from "../request-context";
import type { Services } from "../services";
import { methodNotAllowed } from "./guard-method";

/**
 * Answers with pages: from the cache where one is kept, else rendered by React Router. What is kept was rendered for
 * nobody in particular: its request had no cookies and no headers, and only the parameters that its routes declare.
 */
export function pages(services: Services): Handler<HonoEnv> {
  return async (c) => {
    const { method } = c.req;
    if (method !== "GET" && method !== "HEAD") return submit(c, services);
    const address = pageAddress(c.env.incoming.url ?? "/", services.pages.declarations);
    const answer =
      address === undefined ? await renderForOne(c, services) : await answerFromCache(c, services, address);
    if (answer.status === 404) await noteMissed(c, services);
    return answer;
  };
}

async function answerFromCache(c: WebContext, services: Services, address: string): Promise<Response> {
  const url = `${c.get("origin")}${address}`;
  const { page, hit } = await services.cache.answer(url, async () => {
    const notes = newPageNotes();
    const context = requestContextFor(c, services, notes);
    const emergency = address === "/" ? await textHome(context) : undefined;
    return finishPage(emergency ?? (await services.pages.render(new Request(url), context)), notes);
  });
  c.set("cacheResult", hit ? "hit" : "miss");
  return sendPage(c, page);
}

/** Counts what people ask for in vain. That it cannot be counted is nobody's problem but ours. */
async function noteMissed(c: WebContext, { db, now }: Services): Promise<void> {
  const path = pagePath(c.req.path);
  if (!isWorthNoting(path, c.req.header("user-agent") ?? "")) return;
  try {
    await noteMissedAddress(db, path, now());
  } catch (error) {
    c.get("log").warn({ err: error }, "a missed address could not be counted");
  }
}

/** A form, or a request that the page at this address does not take. */
async function submit(c: WebContext, services: Services): Promise<Response> {
  const { acceptsPost } = services.pages.declarations(pagePath(c.req.path));
  if (c.req.method !== "POST" || !acceptsPost)
    throw methodNotAllowed(acceptsPost ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]);
  const { act, render } = services.pages;
  const response = await (wantsJson(c) ? act : render)(ownRequest(c), requestContextFor(c, services));
  response.headers.set("cache-control", "no-store");
  return response;
}

async function renderForOne(c: WebContext, services: Services): Promise<Response> {
  c.set("cacheResult", "bypass");
  const response = await services.pages.render(ownRequest(c), requestContextFor(c, services));
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
  return response;
}

/**
 * The visitor's own request under the address that visitors see. React Router compares a form's Origin with it; ours
 * was checked before (`requireSameOrigin`), also where a proxy ends TLS, so both are given the same origin here.
 */
function ownRequest(c: WebContext): Request {
  const { method, headers, signal } = c.req.raw;
  const own = new Headers(headers);
  if (own.has("origin")) own.set("origin", c.get("origin"));
  const body = method === "GET" || method === "HEAD" ? null : c.req.raw.body;
  return new Request(`${c.get("origin")}${c.env.incoming.url}`, {
    method,
    headers: own,
    signal,
    ...(body && { body, duplex: "half" }),
  } as RequestInit);
}
