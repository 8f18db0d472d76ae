import type { MetaDescriptor } from "react-router";
import type { FeedLink } from "~/content/blocks/feed-link";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import type { RootData, ShareableImage } from "../root-data";
import { type SharedImage, sharedImage } from "./share-image";

export interface PageDescription {
  /** About 60 characters including the site's name, which is added if it is missing and fits. */
  title: string;
  /** About 160 characters. */
  description: string;
  /**
   * The page's canonical path: with a leading and no trailing slash, and only the parameters that identify
   * it.
   */
  path: string;
  /** The page's own picture; if it has no file for sharing, the site's is used. */
  image?: ShareableImage | null;
  /** The language of the page, as a BCP 47 code; English if left out. */
  language?: string;
  /** False for pages that search engines should exclude. */
  indexed?: boolean;
  /** Feeds, which news readers find through the page. */
  feeds?: readonly FeedLink[];
  /**
   * The record that the page shows, as in admin addresses (`staffmembers/{id}`): the staff toolbar links to
   * it.
   */
  record?: string | undefined;
  /** JSON-LD graphs. */
  structuredData?: object[];
}

const GUIDED_TITLE_LENGTH = 65;

/** With the territory, where readers differ by it. */
const LOCALES: Record<string, string> = { en: "en_US", es: "es_US" };

/** Title, description, canonical address, sharing tags, and structured data of one page. */
export function pageMeta(root: RootData | undefined, page: PageDescription): MetaDescriptor[] {
  const title = titled(page.title, root?.settings?.shortName);
  const { description, indexed = true, language = SITE_LANGUAGE } = page;
  const url = `${root?.origin ?? ""}${page.path}`;
  const image = root && sharedImage(root, page.image);
  return [
    { title },
    { name: "description", content: description },
    indexed ? { tagName: "link", rel: "canonical", href: url } : { name: "robots", content: "noindex" },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: LOCALES[language] ?? language },
    { property: "og:site_name", content: root?.settings?.hospitalName ?? title },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(image ? imageTags(image) : []),
    ...(page.feeds ?? []).map((feed) => ({
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: feed.title,
      href: `${root?.origin ?? ""}${feed.path}`,
    })),
    ...(page.record ? [{ name: "openward:record", content: page.record }] : []),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ] as MetaDescriptor[];
}

/**
 * "Patient portal | Prairie Lantern"; a title that names the hospital, or has no room for it, stays
 * unchanged.
 */
export function titled(title: string, site: string | undefined): string {
  if (!site || title.includes(site)) return title;
  const whole = `${title} | ${site}`;
  return whole.length > GUIDED_TITLE_LENGTH ? title : whole;
}

function imageTags(image: SharedImage): MetaDescriptor[] {
  return [
    { property: "og:image", content: image.src },
    { property: "og:image:type", content: image.mimeType },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:image", content: image.src },
    { name: "twitter:image:alt", content: image.alt },
  ];
}
