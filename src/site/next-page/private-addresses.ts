import { PREVIEW_LINKS } from "~/server/isomorphic/preview-links";

/**
 * The addresses of a feature that browsers neither prerender nor keep for offline use: `privateAddresses` in its
 * `site/private-addresses.ts`. Each covers everything below it. One that ends in a slash covers only
 * what is below.
 */
export interface PrivateAddresses {
  /** Pages that show one person's data, take their payment, or answer their search. */
  personal?: readonly string[];
  /** No pages at all: the service worker leaves requests to them alone. */
  notPages?: readonly string[];
}

const manifests = import.meta.glob<PrivateAddresses>("../../features/*/site/private-addresses.ts", {
  eager: true,
  import: "privateAddresses",
});
const all = Object.values(manifests);

export const PERSONAL_PAGES = [PREVIEW_LINKS, ...all.flatMap(({ personal = [] }) => personal)];
export const NOT_PAGES = ["/admin", "/api", ...all.flatMap(({ notPages = [] }) => notPages)];

export function isPersonalPath(path: string): boolean {
  return isAmong(PERSONAL_PAGES, path);
}

export function isNoPage(path: string): boolean {
  return isAmong(NOT_PAGES, path);
}

function isAmong(addresses: readonly string[], path: string): boolean {
  return addresses.some((address) =>
    address.endsWith("/")
      ? path.startsWith(address) && path !== address
      : path === address || path.startsWith(`${address}/`),
  );
}
