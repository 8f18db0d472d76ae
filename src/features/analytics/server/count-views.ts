import { createMiddleware } from "hono/factory";
import { pathOf } from "~/content/redirects/path-of";
import type { Feature } from "~/platform/admin-features";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { pagePath, requestedPart } from "~/server/page-cache/page-address";
import type { Services } from "~/server/services";
import { isRobot } from "./is-robot";

/** All of our paths are plain; other spellings are not counted. */
const PLAIN = /^\/[\w\-./~]*$/;

/** A response, and the request headers that decide whether it counts. */
interface AnsweredRequest {
  /** Without query; for a data request, the page's own path. */
  path: string;
  status: number;
  header(name: string): string | undefined;
}

/**
 * Counts page views, including cached pages, and missing addresses: by day and address, without anything about
 * visitors. Private pages are not counted, and nothing is while the feature is off.
 */
export function countViews(services: Services) {
  const { env, visibility, pages } = services;
  return createMiddleware<HonoEnv>(async (c, next) => {
    await next();
    if (c.req.method !== "GET" || !isPage(c)) return;
    const path = pagePath(c.req.path);
    if (pages.declarations(path).personal) return;
    // The page is served even if the features cannot be read.
    const features = await visibility.current().then(
      (now) => now.features,
      () => env.ADMIN_FEATURES,
    );
    countView(services, features, { path, status: c.res.status, header: (name) => c.req.header(name) });
  });
}

/**
 * Counts one request of a page that is not private.
 * @param features those that are on
 */
export function countView(
  { events }: Pick<Services, "events">,
  features: readonly Feature[],
  { path, status, header }: AnsweredRequest,
): void {
  if (!features.includes("analytics") || isRobot(header)) return;
  if (status === 404) events.count("missed");
  else if (status === 200 || status === 304)
    events.count("page", PLAIN.test(path) ? pathOf(path) : "(other)");
}

function isPage(c: WebContext): boolean {
  return isPageType(c.req.path, c.res.headers.get("content-type") ?? "");
}

/**
 * Whether a response is a page as HTML, or its data for client-side navigation. The main part alone is not: it is shown
 * on another page until the app runs, which then requests the data.
 * @param path as requested
 * @param type the response's content type
 */
export function isPageType(path: string, type: string): boolean {
  const part = requestedPart(path);
  if (part === "data") return type.startsWith("text/x-script");
  return part === "document" && type.startsWith("text/html");
}
