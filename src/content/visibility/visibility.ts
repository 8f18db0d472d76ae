import type { Feature } from "~/platform/admin-features";
import type { HiddenAddresses } from "~/ui/link/hidden-addresses";

/**
 * What visitors may see of the site, by the features that are on. Staff's own screens use only `features`.
 */
export interface Visibility {
  features: readonly Feature[];
  /** Whether a content type or block may be shown; one that belongs to no feature (null) always is. */
  shows(feature: Feature | null): boolean;
  /** Whether a link or path leads to something that visitors must not find. */
  hides(href: string): boolean;
  /** The same as plain data, for the browser and for SQL. */
  addresses: HiddenAddresses;
  /** Whether the form with this id stays available while forms are off. */
  keepsForm(id: string): boolean;
}
