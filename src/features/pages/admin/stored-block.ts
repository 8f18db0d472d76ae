import type { Hints } from "~/content/blocks/hints";

/** A block in the format of records. */
export interface StoredBlock {
  type: string;
  id?: string;
  props: Record<string, unknown>;
  /** A template's hints for its fields. */
  hints?: Hints;
}
