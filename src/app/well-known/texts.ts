import type { ShownSettings } from "~/features/settings/shared/site-settings";
import { escapeHtml } from "~/platform/sanitize/escape-html";
import { colors } from "~/ui/contrast/colors";

/** Robots may read every page, except endless search results and the admin area. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /search",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

const DAY_MS = 86_400_000;

/**
 * RFC 9116: whom to contact about a vulnerability. The file must name an expiry date within a year.
 * @returns the text, and when it should be renewed to stay well ahead of that date
 */
export function securityText(
  origin: string,
  email: string | undefined,
  now: Date,
): { body: string; renewAt: Date } {
  // Whole days, so that all nodes write the same text.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/contact-us`,
    `Expires: ${new Date(today + 180 * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return { body: lines.join("\n"), renewAt: new Date(today + DAY_MS) };
}

/** Limit of one sitemap; a larger site would need an index of several. */
const MAX_ENTRIES = 50_000;

interface SitemapEntry {
  /** Begins with a slash. */
  url: string;
  updatedAt: Date;
  /** The same page in every language, itself included; left out if there is one version. */
  versions?: readonly { language: string; path: string }[];
}

export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const address = (path: string) => escapeHtml(origin + encodeURI(path));
  const urls = entries.slice(0, MAX_ENTRIES).map(({ url, updatedAt, versions = [] }) => {
    const alternates = versions.map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`,
    );
    return `<url><loc>${address(url)}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>${alternates.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** The name and icons that a phone shows when someone adds the site to its home screen. */
export function webManifest(settings: ShownSettings | null): string {
  const name = settings?.hospitalName ?? "Openward";
  return JSON.stringify({
    id: "/",
    name,
    short_name: settings?.shortName ?? name,
    start_url: "/",
    display: "browser",
    background_color: colors.sand,
    theme_color: settings?.brand?.main ?? colors.pine,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
