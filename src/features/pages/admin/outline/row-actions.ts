import type { PlacedComponent } from "../placed-components";
import type { BlockMoves } from "../use-block-moves";
import { blockOfRow, focusRow, rowId } from "./focus-row";

/** The actions of an outline row, for its keys and its menu. They keep the focus where the work is. */
export function rowActions({ id }: PlacedComponent, moves: BlockMoves) {
  return {
    duplicate: () => moves.duplicate(id),
    /** One place up or down; -1 is up. */
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

/** The row to focus when this one is gone. */
function neighborOf(id: string): string | null {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-block-row]")];
  const at = rows.findIndex((row) => row.id === rowId(id));
  const next = rows[at + 1] ?? rows[at - 1];
  return blockOfRow(next ?? null);
}
