/** A block ready for its component: props with ids replaced by records, and the loaded data. */
export interface ShownBlock {
  type: string;
  id?: string;
  /** Whether a word of its text is longer than a narrow line, and may be broken anywhere. */
  hasLongWord?: boolean;
  props: Record<string, unknown>;
  /** The blocks in each of its slots. */
  slots?: Record<string, ShownBlock[]>;
}
