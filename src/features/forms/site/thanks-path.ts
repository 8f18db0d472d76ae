import type { PublishedForm } from "../form/table";

/** The thank-you page for people who sent a form without JavaScript. Contains at most their first name. */
export function thanksPath(
  { slug, outcome, backRoute }: Pick<PublishedForm, "slug" | "outcome" | "backRoute">,
  name: string,
): string {
  if (outcome !== "event") return `/forms/${slug}?sent=true`;
  const query = new URLSearchParams({ "event-registration-success": "true", name: name.slice(0, 80) });
  return `${pathIn(backRoute) || "/conference-registration"}?${query}`;
}

/** A path of this site, without query and fragment. Empty if the address is not on this site. */
function pathIn(href: string): string {
  return /^\/(?![/\\])[^?#]*/.exec(href)?.[0] ?? "";
}
