import { createContext } from "react";

/** The other fields of the block that an input belongs to, for an input that edits one of them along with its own. */
export interface BlockProps {
  read(name: string): unknown;
  /** Where a field stands in the record: `blocks.2.props.columns`. */
  pathOf(name: string): string;
  /** Changes several fields at once, so that they never stand apart. */
  write(changes: Record<string, unknown>): void;
}

export const BlockPropsContext = createContext<BlockProps | null>(null);
