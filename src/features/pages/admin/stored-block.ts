import type { Hints } from "~/content/blocks/hints";

/** A block as records hold it. */
export interface StoredBlock {
  type: string;
  id?: string;
  props: Record<string, unknown>;
  /** What a template says belongs into its fields. */
  hints?: Hints;
}
