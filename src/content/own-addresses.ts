import type { Feature } from "~/platform/admin-features";

/** An address that is no record's: a list, a feed, an endpoint. */
export interface OwnAddress {
  /** A path without a slash at its end: `/search`. */
  address: string;
  /** It exists, with everything below it, only while one of these is on. Left out: it always exists. */
  features?: readonly Feature[];
  /** What texts and menus may link to. Left out: nothing. */
  links?: "itself" | "itself and all below";
}

const registered: OwnAddress[] = [];

export function registerOwnAddresses(addresses: readonly OwnAddress[]): void {
  registered.push(...addresses);
}

export function ownAddresses(): readonly OwnAddress[] {
  return registered;
}

/**
 * Whether a link leads to an address that is no record's.
 * @param path in lower case, without a slash at its end, query, or fragment
 */
export function isLinkedAddress(path: string): boolean {
  return registered.some(
    ({ address, links }) =>
      (links !== undefined && path === address) ||
      (links === "itself and all below" && path.startsWith(`${address}/`)),
  );
}
