/**
 * Whether a menu's link leads to the present page: its href starts with "/" and is contained in the current
 * path. Every path contains "/", so that link is active on the home page only.
 */
export function isActive(href: string, currentPath: string): boolean {
  if (href === "/") return currentPath === "/";
  return href.startsWith("/") && !href.startsWith("//") && currentPath.includes(href);
}

/** The value of `aria-current` for a menu's link, on the page with the path. */
export function currentOf(href: string, currentPath: string): "page" | "true" | undefined {
  if (!isActive(href, currentPath)) return undefined;
  return currentPath === href ? "page" : "true";
}
