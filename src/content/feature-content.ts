import type { BlockDefinition } from "./blocks/block";
import type { ContentType } from "./define-content-type";
import type { FixedAddress } from "./fixed-addresses";

/** A feature's additions to the content engine: `content` in its `content.ts`. */
export interface FeatureContent {
  /** In an order in which each type refers only to earlier ones. */
  types?: readonly ContentType[];
  /** Blocks of pages. The component of a block is in render.tsx beside it. */
  blocks?: readonly BlockDefinition[];
  /** Addresses of the feature that belong to no record: a list, a feed, an endpoint of visitors. */
  addresses?: readonly FixedAddress[];
  /** Registers functions that features below call without knowing this feature. */
  register?(): void;
}
