import type { Feature } from "~/platform/admin-features";
import { isHidden } from "~/ui/link/hidden-addresses";
import { fixedAddresses } from "../fixed-addresses";
import { contentTypes } from "../registry";
import { plainPath } from "./plain-path";

/**
 * An address that exists only while one of these features is on, with everything below it. Ends in a slash.
 */
interface FeatureAddress {
  address: string;
  features: readonly Feature[];
}

const absent: FeatureAddress[] = [];

/**
 * Registers addresses of features that are not part of the site: links to them are hidden, like those to
 * features that are off.
 * @param addresses each ends in a slash
 */
export function registerAbsentAddresses(addresses: readonly string[]): void {
  absent.push(...addresses.map((address) => ({ address, features: [] })));
}

let found: readonly FeatureAddress[] | undefined;

/** Whether a path belongs to a feature that is not part of the site. */
export function isAbsentAddress(path: string): boolean {
  return absent.some(({ address }) => plainPath(path).startsWith(address));
}

/** Every address that belongs to a feature. */
export function featureAddresses(): readonly FeatureAddress[] {
  found ??= [
    ...contentTypes().flatMap(({ addressPrefix, feature }) =>
      addressPrefix && feature ? [{ address: addressPrefix, features: [feature] }] : [],
    ),
    ...fixedAddresses().flatMap(({ address, features }) =>
      features ? [{ address: `${address}/`, features }] : [],
    ),
    ...absent,
  ];
  return found;
}

/** Whether a path belongs to any feature; other paths are never hidden. */
export function belongsToFeature(path: string): boolean {
  return isHidden(plainPath(path), { hidden: featureAddresses().map(({ address }) => address), kept: [] });
}
