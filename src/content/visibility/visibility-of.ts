import { FEATURES, type Feature } from "~/platform/admin-features";
import { isHidden } from "~/ui/link/hidden-addresses";
import { featureAddresses } from "./addresses-of-features";
import { plainPath } from "./plain-path";
import type { Visibility } from "./visibility";

/** Addresses that stay visible whichever features are off. */
export interface Exceptions {
  /** Forms that visitors can fill in even while all other forms are off. */
  forms: readonly { id: string; address: string }[];
  /** Targets of links that the law requires. */
  legalLinks: readonly string[];
}

export function visibilityOf(features: readonly Feature[], { forms, legalLinks }: Exceptions): Visibility {
  const on = new Set(features);
  const hidden = featureAddresses()
    .filter((one) => !one.features.some((feature) => on.has(feature)))
    .map(({ address }) => address);
  const visibleAddresses = [...forms.map(({ address }) => address), ...legalLinks]
    .map(plainPath)
    .filter((address) => isHidden(address, { hidden, kept: [] }));
  const addresses = { hidden: [...new Set(hidden)], kept: [...new Set(visibleAddresses)] };
  const listedForms = new Set(forms.map(({ id }) => id));
  return {
    features,
    shows: (feature) => feature === null || on.has(feature),
    hides: (href) => isHidden(plainPath(href), addresses),
    addresses,
    keepsForm: (id) => listedForms.has(id),
  };
}

/** All features are on, because staff see everything that they edit. */
export const everythingVisible = visibilityOf(FEATURES, { forms: [], legalLinks: [] });
