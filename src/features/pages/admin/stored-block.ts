import type { Hints } from "~/content/blocks/hints";

/** A block as records store it. */
export interface StoredBlock {
  type: string;
  id?: string;
  props: Record<string, unknown>;
  /** A template's hints for its fields. */
  hints?: Hints;
}
