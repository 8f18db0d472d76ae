/** A block as records hold it. */
export interface StoredBlock {
  type: string;
  id?: string;
  props: Record<string, unknown>;
}
