import type { PublishedForm } from "../form/table";

/** Where whoever sent a form without script is thanked. Of them it carries a first name at most. */
export function thanksPath(
  { slug, outcome, backRoute }: Pick<PublishedForm, "slug" | "outcome" | "backRoute">,
  name: string,
): string {
  if (outcome !== "event") return `/forms/${slug}?sent=true`;
  const query = new URLSearchParams({ "event-registration-success": "true", name: name.slice(0, 80) });
  return `${pathIn(backRoute) || "/conference-registration"}?${query}`;
}

/** An address of this site, without anything after it; empty where it is none. */
function pathIn(href: string): string {
  return /^\/(?![/\\])[^?#]*/.exec(href)?.[0] ?? "";
}
