import { Feed } from "feed";

export interface FeedEntry {
  /** For ever the same, and nobody else's. */
  id: string;
  /** Begins with a slash, or is an address elsewhere. */
  href: string;
  title: string;
  summary: string;
  at: Date;
}

interface About {
  title: string;
  description: string;
  /** Where the feed itself is, and the page that it follows; both begin with a slash. */
  path: string;
  page: string;
  /** Scheme and host of the site. */
  origin: string;
}

/** What XML 1.0 cannot hold, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** RSS 2.0: what is new, the newest first, each with its summary. */
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
