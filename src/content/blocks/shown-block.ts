/** A block ready for its component: props with ids replaced by what they name, and what the block read itself. */
export interface ShownBlock {
  type: string;
  id?: string;
  props: Record<string, unknown>;
  /** The blocks in each of its slots. */
  slots?: Record<string, ShownBlock[]>;
}
