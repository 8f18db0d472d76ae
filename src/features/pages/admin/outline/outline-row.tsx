import { CircleAlert, EllipsisVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useFilledIn } from "~/admin/content/variables/use-variable-values";
import { useWriteOnCanvas } from "../canvas/texts/canvas-typing";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import type { BlockMoves } from "../use-block-moves";
import { rowId } from "./focus-row";
import styles from "./outline.module.css";
import { rowActions } from "./row-actions";
import { rowName } from "./row-name";

export interface OutlineRowProps {
  block: PlacedComponent;
  moves: BlockMoves;
  isMenuOpen: boolean;
  onMenu(button: HTMLButtonElement): void;
}

/**
 * A block's row in the outline. Its keys match the menu: Alt with an arrow moves the block, Delete removes it, Control
 * with D duplicates it, and F2 writes its first text on the canvas. The editor handles copying and pasting
 * (`useClipboardEvents`).
 */
export function OutlineRow({ block, moves, isMenuOpen, onMenu }: OutlineRowProps) {
  const { kinds, errors, isReadOnly } = usePageDraft();
  const { id } = block;
  const { label, title: written } = rowName(block, kinds);
  const title = useFilledIn()(written);
  const hasError = Object.keys(errors).some(
    (path) => path === block.path || path.startsWith(`${block.path}.`),
  );
  const { duplicate, shift, remove } = rowActions(block, moves);
  const writeOnCanvas = useWriteOnCanvas();

  const intents: Record<string, () => void> = {
    "alt+ArrowUp": () => shift(-1),
    "alt+ArrowDown": () => shift(1),
    Delete: remove,
    "ctrl+d": duplicate,
    F2() {
      moves.select(id);
      writeOnCanvas(id);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = `${event.altKey ? "alt+" : ""}${event.ctrlKey || event.metaKey ? "ctrl+" : ""}${event.key}`;
    const intent = isReadOnly ? undefined : intents[key];
    if (!intent) return;
    event.preventDefault();
    event.stopPropagation();
    intent();
  };

  return (
    <li className={styles.row} style={{ paddingInlineStart: `${block.parents.length * 1.25}rem` }}>
      <button
        type="button"
        id={rowId(id)}
        data-block-row
        className={styles.open}
        onClick={() => moves.select(id)}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="F2 Alt+ArrowUp Alt+ArrowDown Delete Control+C Control+V Control+D"
      >
        <span className={styles.label}>
          {label}
          {hasError && <CircleAlert size={16} aria-label="Needs a correction" className={styles.alert} />}
        </span>
        {title && <span className={styles.title}>{title}</span>}
      </button>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-label={`Actions for ${title || label}`}
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </button>
    </li>
  );
}
