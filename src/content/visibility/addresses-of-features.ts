import type { Feature } from "~/platform/admin-features";
import { isHidden } from "~/ui/link/hidden-addresses";
import { contentTypes } from "../registry";
import { plainPath } from "./plain-path";

/** An address that is there only while one of these features is on, with everything below it. It ends in a slash. */
interface FeatureAddress {
  address: string;
  features: readonly Feature[];
}

/** Addresses of features that are not the address of a content type's records. */
const fixed: readonly FeatureAddress[] = [
  { address: "/newsroom/", features: ["news"] },
  { address: "/search/", features: ["search"] },
  { address: "/api/search/", features: ["search"] },
  { address: "/feed.xml/", features: ["blog", "news"] },
];

const absent: FeatureAddress[] = [];

/**
 * Addresses of features that are not part of the site: links of staff that lead there are hidden, as are those to features that are off.
 * @param addresses each ends in a slash
 */
export function registerAbsentAddresses(addresses: readonly string[]): void {
  absent.push(...addresses.map((address) => ({ address, features: [] })));
}

let found: readonly FeatureAddress[] | undefined;

/** Every address that belongs to a feature. */
export function featureAddresses(): readonly FeatureAddress[] {
  found ??= [
    ...contentTypes().flatMap(({ addressPrefix, feature }) =>
      addressPrefix && feature ? [{ address: addressPrefix, features: [feature] }] : [],
    ),
    ...fixed,
    ...absent,
  ];
  return found;
}

/** Whether a path belongs to a feature at all: what does not is never hidden. */
export function belongsToFeature(path: string): boolean {
  return isHidden(plainPath(path), { hidden: featureAddresses().map(({ address }) => address), kept: [] });
}
