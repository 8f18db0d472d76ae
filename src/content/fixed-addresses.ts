import type { Feature } from "~/platform/admin-features";

/** An address that belongs to no record: a list, a feed, an endpoint. */
export interface FixedAddress {
  /** A path without a slash at its end: `/search`. */
  address: string;
  /**
   * One of these features must be on for this address, and everything below it, to exist. Left out: it always
   * exists.
   */
  features?: readonly Feature[];
  /** The addresses that texts and menus may link to; none by default. */
  links?: "itself" | "itself and all below";
  /** Who requests it and everything below it. Programs always get JSON. Left out: anyone. */
  caller?: "program" | "monitor";
  /** The token that follows opens one person's data, so no log contains it. */
  isPrivateLink?: true;
}

const registered: FixedAddress[] = [];

export function registerFixedAddresses(addresses: readonly FixedAddress[]): void {
  registered.push(...addresses);
}

export function fixedAddresses(): readonly FixedAddress[] {
  return registered;
}

/** Whether only that kind of caller requests the path. */
export function isCalledBy(caller: "program" | "monitor", path: string): boolean {
  return registered.some((own) => own.caller === caller && isAtOrBelow(path, own.address));
}

/**
 * Whether a link leads to an address that belongs to no record.
 * @param path in lower case, without a slash at its end, query, or fragment
 */
export function isLinkedAddress(path: string): boolean {
  return registered.some(
    ({ address, links }) =>
      (links !== undefined && path === address) ||
      (links === "itself and all below" && isAtOrBelow(path, address)),
  );
}

function isAtOrBelow(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}
