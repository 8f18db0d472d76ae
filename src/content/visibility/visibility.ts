import { FEATURES, type Feature } from "~/platform/admin-features";
import { type HiddenAddresses, isHidden } from "~/ui/link/hidden-addresses";
import { featureAddresses } from "./addresses-of-features";
import { plainPath } from "./plain-path";

/** What visitors may see of the site, by the features that are on. Staff's own screens ask for `features` alone. */
export interface Visibility {
  features: readonly Feature[];
  /** Whether a content type or block may be shown; what belongs to no feature (null) always is. */
  shows(feature: Feature | null): boolean;
  /** Whether a link or path leads to something that visitors must not find. */
  hides(href: string): boolean;
  /** The same as plain data, for the browser and for SQL. */
  addresses: HiddenAddresses;
  /** Whether a form stays although forms are off, by its id. */
  keepsForm(id: string): boolean;
  /** Cache tags of what this was read from: a page that asked depends on them. */
  tags: readonly string[];
}

/** What no feature takes away. */
export interface Exceptions {
  /** Patients' forms. */
  forms: readonly { id: string; address: string }[];
  /** Targets of links that the law requires. */
  legalLinks: readonly string[];
}

export function visibilityOf(features: readonly Feature[], { forms, legalLinks }: Exceptions): Visibility {
  const on = new Set(features);
  const hidden = featureAddresses
    .filter((one) => !one.features.some((feature) => on.has(feature)))
    .map(({ address }) => address);
  const kept = [...forms.map(({ address }) => address), ...legalLinks]
    .map(plainPath)
    .filter((address) => isHidden(address, { hidden, kept: [] }));
  const addresses = { hidden: [...new Set(hidden)], kept: [...new Set(kept)] };
  const keptForms = new Set(forms.map(({ id }) => id));
  return {
    features,
    shows: (feature) => feature === null || on.has(feature),
    hides: (href) => isHidden(plainPath(href), addresses),
    addresses,
    keepsForm: (id) => keptForms.has(id),
    // Which forms are patients' matters only while the others are hidden.
    tags: ["settings", "navigation", ...(on.has("forms") ? [] : ["form"])],
  };
}

/** With every feature on: what staff edit is shown to them whole. */
export const everythingVisible = visibilityOf(FEATURES, { forms: [], legalLinks: [] });
