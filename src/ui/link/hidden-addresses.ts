import { createContext, useContext } from "react";

/**
 * Parts of the site that are switched off. Every address ends in a slash and includes everything below it.
 */
export interface HiddenAddresses {
  hidden: readonly string[];
  /** Addresses that stay although they are below a hidden one. */
  kept: readonly string[];
}

export const nothingHidden: HiddenAddresses = { hidden: [], kept: [] };

/**
 * Whether a link leads to a part of this site that is switched off. The server also checks requests, by
 * `plainPath`.
 */
export function isHidden(href: string, { hidden, kept }: HiddenAddresses): boolean {
  const path = `${href.split(/[?#]/, 1)[0]}/`;
  const isBelow = (address: string) => path.startsWith(address);
  return hidden.some(isBelow) && !kept.some(isBelow);
}

/** The addresses that the site hides, from the root loader. */
export const HiddenAddressesContext = createContext(nothingHidden);

export function useIsHidden(href: string): boolean {
  return isHidden(href, useContext(HiddenAddressesContext));
}
