import { createContext } from "react";

/**
 * The other fields of the block that an input belongs to, for an input that edits several fields together.
 */
export interface BlockProps {
  read(name: string): unknown;
  /** A field's path in the record: `blocks.2.props.columns`. */
  pathOf(name: string): string;
  /** Changes several fields at once, so that they stay consistent. */
  write(changes: Record<string, unknown>): void;
}

export const BlockPropsContext = createContext<BlockProps | null>(null);
