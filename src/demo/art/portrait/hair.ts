import type { HairStyle } from "./person";
import type { HairTone } from "./tones";

/** Hair in three layers: behind the shoulders, on the head, and over the clothes. */
export interface Hair {
  readonly back?: string;
  readonly front: string;
  readonly drape?: string;
  /** True where hair covers the ears. */
  readonly coversEars?: boolean;
}

export type HairShape = (tone: HairTone, next: () => number) => Hair;
export type HairShapes = Partial<Record<HairStyle, HairShape>>;
