import type { PlacedComponent } from "../placed-components";
import type { BlockMoves } from "../use-block-moves";
import { blockOfRow, focusRow, rowId } from "./focus-row";

/**
 * The actions of an outline row, for its keys and its menu. They move the focus to the row on which the person
 * continues.
 */
export function rowActions({ id }: PlacedComponent, moves: BlockMoves) {
  return {
    duplicate: () => moves.duplicate(id),
    /** @param by -1 for one place up, 1 for one place down */
    shift(by: -1 | 1) {
      if (moves.shift(id, by)) focusRow(id);
    },
    remove() {
      const next = neighborOf(id);
      moves.remove(id);
      if (next) focusRow(next);
    },
  };
}

/** The row to focus after this one is deleted. */
function neighborOf(id: string): string | null {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-block-row]")];
  const at = rows.findIndex((row) => row.id === rowId(id));
  const next = rows[at + 1] ?? rows[at - 1];
  return blockOfRow(next ?? null);
}
