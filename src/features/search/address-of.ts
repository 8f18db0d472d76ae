import type { SearchHit } from "./ranked-hits";

/**
 * The address of the part of a page that answers, or of the page: `/faq#visiting-hours`. An anchor opens its
 * accordion.
 */
export function addressOf({ url, part }: Pick<SearchHit, "url" | "part">): string {
  return part ? `${url}#${part.anchor}` : url;
}
