import { type Reading, readPage } from "./read-page";

export interface PageReading extends Reading {
  path: string;
}

/** With fewer words than this, a page's reading grade means nothing. */
const MIN_WORDS = 30;

/** The formula counts English syllables. The page states the language of its main part. */
function isEnglish(html: string): boolean {
  return /<main\b[^>]*\blang="en"/.test(html);
}

/**
 * Reads every English page in the sitemap of a running site, in the order of the sitemap.
 * @param origin without a slash at its end
 */
export async function readSite(origin: string): Promise<PageReading[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const pages: PageReading[] = [];
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    if (!isEnglish(html)) continue;
    const reading = readPage(html);
    if (reading.words >= MIN_WORDS) pages.push({ path, ...reading });
  }
  return pages;
}
