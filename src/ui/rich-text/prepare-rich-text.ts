import { parseEmitLink } from "../events/emit-link";
import { isHidden, nothingHidden } from "../link/hidden-addresses";
import { linkKind } from "../link/link-kind";

const ANCHOR = /<a\s([^>]*?)href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/**
 * Applies the site's rules to the links of sanitized rich text: links that open new tabs are marked and say
 * so. `emit:` links have their event in `data-emit`, and lead to a page that replaces it without JavaScript.
 * Tables can be wider than a phone, so they are focusable and can be scrolled by keys, until
 * `useReachableTables` has measured them. Links to parts of the site that are switched off become plain text.
 * @param html from the sanitizer: attributes in double quotes, nothing dangerous in it
 */
export function prepareRichText(html: string, addresses = nothingHidden): string {
  return withReachableTables(html).replaceAll(
    ANCHOR,
    (whole, before: string, href: string, after: string, words: string) => {
      const address = href.replaceAll("&amp;", "&");
      const kind = linkKind(address);
      const page = kind === "event" ? parseEmitLink(address).pageInstead : undefined;
      if (isHidden(page ?? address, addresses)) return words;
      const attributes = (changed: string) => `${before}${changed}${after}`;
      if (kind === "new-tab") {
        return `<a ${attributes(`href="${href}" target="_blank" rel="noopener"`)}>${words}<span class="visually-hidden" lang="en"> (opens in a new tab)</span></a>`;
      }
      if (kind === "event") {
        return `<a ${attributes(`href="${page ?? href}" data-emit="${href}"`)}>${words}</a>`;
      }
      return whole;
    },
  );
}

function withReachableTables(html: string): string {
  return html.replaceAll(/<table(?=[\s>])/g, '<table tabindex="0"');
}
