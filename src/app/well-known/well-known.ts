import { createRoute, z } from "@hono/zod-openapi";
import { sitemapEntries } from "~/content/search/sitemap-entries";
import { pageVersions } from "~/features/pages/shared/page/page-versions";
import { publishedBrandCss } from "~/features/settings/published-brand-css";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { AppError } from "~/platform/errors/app-error";
import { newApi } from "~/server/api/new-api";
import { answerCached } from "~/server/page-cache/answer-cached";
import type { Services } from "~/server/services";
import { icons } from "./icons";
import { priceFile, priceFileAddress } from "./price-file";
import { priceFilesText } from "./price-files-text";
import { robotsText, securityText, sitemap, webManifest } from "./texts";

/** Files that robots, browsers, and researchers look for at fixed addresses. */
export function wellKnown(services: Services) {
  const { db, now } = services;
  const api = newApi();

  api.openapi(file("/robots.txt", "text/plain", "What robots may visit"), (c) =>
    answerCached(c, services, {}, async () => text("text/plain", robotsText(c.get("origin")))),
  );

  api.openapi(file("/sitemap.xml", "application/xml", "Every public address"), (c) =>
    answerCached(c, services, {}, async () => {
      return text("application/xml", await sitemapText(c.get("origin"), services));
    }),
  );

  api.openapi(
    file("/manifest.webmanifest", "application/manifest+json", "Name and icons for a home screen"),
    (c) =>
      answerCached(c, services, {}, async () => {
        const settings = await publishedSettings(db);
        return text("application/manifest+json", webManifest(settings));
      }),
  );

  api.openapi(file("/.well-known/security.txt", "text/plain", "Whom to tell about a weakness"), (c) =>
    answerCached(c, services, {}, async (page) => {
      const settings = await publishedSettings(db);
      const { body, renewAt } = securityText(c.get("origin"), settings?.email, now());
      page.validUntil(renewAt);
      return text("text/plain", body);
    }),
  );

  api.openapi(file("/cms-hpt.txt", "text/plain", "Where the file with every price is"), (c) =>
    answerCached(c, services, {}, async () => {
      const settings = await publishedSettings(db);
      const priceFileUrl = await priceFileAddress(services);
      return text("text/plain", priceFilesText(c.get("origin"), settings && { ...settings, priceFileUrl }));
    }),
  );

  api.openapi(file("/brand.css", "text/css", "The hospital's own colors"), (c) =>
    answerCached(c, services, {}, async () => {
      return text("text/css", await publishedBrandCss(db));
    }),
  );

  // The build's file is served earlier (`staticAssets`). A request arrives here only on a server without
  // these files.
  api.openapi(file("/sw.js", "text/javascript", "The service worker of the public pages"), noFiles);
  api.openapi(file("/staff-sw.js", "text/javascript", "The service worker of the staff's screens"), noFiles);

  api.route("/", icons(services));
  api.route("/", priceFile(services));
  return api;
}

function noFiles(): never {
  throw new AppError("NOT_FOUND", "This server was started without the browser's files.");
}

/** The sitemap as XML, with the addresses of each page's versions in other languages. */
async function sitemapText(
  origin: string,
  { db, visibility }: Pick<Services, "db" | "visibility">,
): Promise<string> {
  const [entries, versions] = await Promise.all([
    visibility.current().then((visible) => sitemapEntries(db, visible)),
    pageVersions(db),
  ]);
  const inLanguages = entries.map(({ url, updatedAt }) => ({
    url,
    updatedAt,
    versions: versions.get(url),
  }));
  return sitemap(origin, inLanguages);
}

function file(path: string, type: string, summary: string) {
  return createRoute({
    method: "get",
    path,
    summary,
    responses: { 200: { description: "The file.", content: { [type]: { schema: z.string() } } } },
  });
}

function text(type: string, body: string): Response {
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });
}
