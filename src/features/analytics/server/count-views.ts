import { createMiddleware } from "hono/factory";
import { pathOf } from "~/content/redirects/path-of";
import type { Feature } from "~/platform/admin-features";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { pagePath, requestedPart } from "~/server/page-cache/page-address";
import type { Services } from "~/server/services";
import { isRobot } from "./is-robot";

/** All paths of the site match this. Others are not counted. */
const PLAIN = /^\/[\w\-./~]*$/;

/** A response, with the request headers that decide whether to count it. */
interface AnsweredRequest {
  /** Without the query. For a data request, the page's own path. */
  path: string;
  status: number;
  header(name: string): string | undefined;
}

/**
 * Counts page views and missing addresses by day and address, without anything about visitors. Includes cached pages.
 * Counts no private pages, and nothing while the feature is off.
 */
export function countViews(services: Services) {
  const { env, visibility, pages } = services;
  return createMiddleware<HonoEnv>(async (c, next) => {
    await next();
    if (c.req.method !== "GET" || !isPage(c)) return;
    const path = pagePath(c.req.path);
    if (pages.declarations(path).personal) return;
    // If the features cannot be loaded, the page is still served.
    const features = await visibility.current().then(
      (now) => now.features,
      () => env.ADMIN_FEATURES,
    );
    countView(services, features, { path, status: c.res.status, header: (name) => c.req.header(name) });
  });
}

/**
 * Counts one request of a page that is not private.
 * @param features the features that are on
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
 * Whether a response is a page as HTML, or its data for client-side navigation. The main part of a page alone does not
 * count, because the app later requests the page's data.
 * @param path as requested
 * @param type the response's content type
 */
export function isPageType(path: string, type: string): boolean {
  const part = requestedPart(path);
  if (part === "data") return type.startsWith("text/x-script");
  return part === "document" && type.startsWith("text/html");
}
