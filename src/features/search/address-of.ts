import type { SearchHit } from "./ranked-hits";

/**
 * The address of the matching part of a page, or of the page: `/faq#visiting-hours`. The fragment opens the part's
 * accordion.
 */
export function addressOf({ url, part }: Pick<SearchHit, "url" | "part">): string {
  return part ? `${url}#${part.anchor}` : url;
}
