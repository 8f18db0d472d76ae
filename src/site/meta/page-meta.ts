import type { MetaDescriptor } from "react-router";
import type { FeedLink } from "~/content/blocks/feed-link";
import type { RootData, ShareableImage } from "../root-data";
import { type SharedImage, sharedImage } from "./share-image";

export interface PageDescription {
  /** About 60 characters with the site's name, which is added where it is missing and there is room. */
  title: string;
  /** About 160 characters. */
  description: string;
  /** The page's own address: with a leading and no trailing slash, without what does not make it another page. */
  path: string;
  /** A picture of the page's own; where it has no file for sharing, the site's is used. */
  image?: ShareableImage | null;
  /** False for pages that search engines should leave out. */
  indexed?: boolean;
  /** What there is to follow: news readers find it by the page. */
  feeds?: readonly FeedLink[];
  /** The record that the page shows, as the staff's area addresses it (`staffmembers/{id}`): their toolbar leads there. */
  record?: string;
  /** JSON-LD, each element a graph of its own. */
  structuredData?: object[];
}

const GUIDED_TITLE_LENGTH = 65;

/** Title, description, canonical address, sharing tags and structured data of one page. */
export function pageMeta(root: RootData | undefined, page: PageDescription): MetaDescriptor[] {
  const title = titled(page.title, root?.settings?.shortName);
  const { description, indexed = true } = page;
  const url = `${root?.origin ?? ""}${page.path}`;
  const image = root && sharedImage(root, page.image);
  return [
    { title },
    { name: "description", content: description },
    indexed ? { tagName: "link", rel: "canonical", href: url } : { name: "robots", content: "noindex" },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_US" },
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

/** "Patient portal | Prairie Lantern"; a title that names the hospital, or has no room for it, stays as it is. */
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
