import { mainPartPath } from "~/server/isomorphic/main-part";
import type { ParsedPage } from "~/ui/results/early-results";

/** The rules that the server writes into a page (`server/page-styles`). */
const STYLES = /<style>(.*?)<\/style>/s;

/**
 * Requests the HTML of a page's main part, as the server renders it.
 * @returns undefined if there is no such page
 * @throws TypeError without a connection; DOMException AbortError if `signal` is aborted
 */
export async function fetchMainPart(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  signal?: AbortSignal,
): Promise<ParsedPage | undefined> {
  const response = await fetch(mainPartPath(pathname) + search, { priority: "high", signal });
  if (!response.ok) return undefined;
  const html = await response.text();
  // A parsed page applies its style elements, which the policy of this one does not allow.
  const page = new DOMParser().parseFromString(html.replace(STYLES, ""), "text/html");
  const styles = new CSSStyleSheet();
  styles.replaceSync(html.match(STYLES)?.[1] ?? "");
  return { page, styles };
}
