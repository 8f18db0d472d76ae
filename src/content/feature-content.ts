import type { BlockDefinition } from "./blocks/block";
import type { ContentType } from "./define-content-type";

/** What a feature adds to the content engine: `content` in its `content.ts`. */
export interface FeatureContent {
  /** In the order in which one may refer to another. */
  types?: readonly ContentType[];
  /** What pages can be composed of. The component of a block is in render.tsx beside it. */
  blocks?: readonly BlockDefinition[];
  /** Answers what features below ask for without knowing who answers. */
  register?(): void;
}
