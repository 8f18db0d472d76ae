import { Feed } from "feed";

export interface FeedEntry {
  /** Permanent and unique. */
  id: string;
  /** A path of this site, or an absolute address. */
  href: string;
  title: string;
  summary: string;
  at: Date;
}

interface About {
  title: string;
  description: string;
  /** The paths of the feed, and of the page with the same content. */
  path: string;
  page: string;
  /** The origin of the site. */
  origin: string;
}

/** Characters that XML 1.0 cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** An RSS 2.0 feed, newest first, each item with its summary. */
export function feedText(
  { title, description, path, page, origin }: About,
  entries: readonly FeedEntry[],
): string {
  const plain = (text: string) => text.replaceAll(NO_XML, "");
  const feed = new Feed({
    title: plain(title),
    description: plain(description),
    language: "en-US",
    generator: "Openward",
    id: `${origin}${page}`,
    link: `${origin}${page}`,
    feedLinks: { rss: `${origin}${path}` },
    updated: entries[0]?.at,
  });
  for (const { id, href, title: name, summary, at } of entries) {
    const link = new URL(href, origin).href;
    feed.addItem({ title: plain(name), description: plain(summary), id: `urn:uuid:${id}`, link, date: at });
  }
  return feed.rss2();
}
