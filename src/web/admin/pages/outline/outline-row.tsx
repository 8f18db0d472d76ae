import { ActionIcon, Menu } from "@mantine/core";
import { CircleAlert, EllipsisVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { notifyDone } from "../../screen/notify";
import { copyBlocks } from "../block-clipboard";
import { blockTitle } from "../block-title";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import type { BlockMoves } from "../use-block-moves";
import { focusRow, rowId } from "./focus-row";
import styles from "./outline.module.css";

export interface OutlineRowProps {
  block: PlacedComponent;
  moves: BlockMoves;
  onAddAfter(): void;
  onPaste(): void;
  onSaveSection(): void;
}

/** One block in the list. Its keys are the menu's: Alt and an arrow moves it, Delete takes it away, Control with C, V and D. */
export function OutlineRow({ block, moves, onAddAfter, onPaste, onSaveSection }: OutlineRowProps) {
  const { kinds, errors, isReadOnly } = usePageDraft();
  const { id, component } = block;
  const kind = kinds.get(component.type);
  const label = kind?.label ?? "Kept as it is";
  const title = blockTitle(kind, component.props) || (kind ? "" : component.type);
  const needsLook = Object.keys(errors).some(
    (path) => path === block.path || path.startsWith(`${block.path}.`),
  );

  const copy = () => {
    const stored = moves.stored(id);
    if (stored) void copyBlocks([stored]).then(() => notifyDone(`“${label}” is copied.`));
  };
  const shift = (by: -1 | 1) => {
    if (moves.shift(id, by)) focusRow(id);
  };
  const remove = () => {
    const next = neighbourOf(block);
    moves.remove(id);
    if (next) focusRow(next);
  };

  const deeds: Record<string, () => void> = {
    "alt+ArrowUp": () => shift(-1),
    "alt+ArrowDown": () => shift(1),
    Delete: remove,
    "ctrl+c": copy,
    "ctrl+v": onPaste,
    "ctrl+d": () => moves.duplicate(id),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = `${event.altKey ? "alt+" : ""}${event.ctrlKey || event.metaKey ? "ctrl+" : ""}${event.key}`;
    const deed = isReadOnly && key !== "ctrl+c" ? undefined : deeds[key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
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
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete Control+C Control+V Control+D"
      >
        <span className={styles.label}>
          {label}
          {needsLook && <CircleAlert size={16} aria-label="Needs another look" className={styles.alert} />}
        </span>
        {title && <span className={styles.title}>{title}</span>}
      </button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`What to do with ${title || label}`}
          >
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={copy} rightSection="Ctrl C">
            Copy
          </Menu.Item>
          {!isReadOnly && (
            <>
              <Menu.Item onClick={onPaste} rightSection="Ctrl V">
                Paste after it
              </Menu.Item>
              <Menu.Item onClick={onAddAfter}>Add a block after it</Menu.Item>
              <Menu.Item onClick={onSaveSection} disabled={!kind}>
                Save as a section…
              </Menu.Item>
              <Menu.Item onClick={() => moves.duplicate(id)} rightSection="Ctrl D" disabled={!kind}>
                Duplicate
              </Menu.Item>
              <Menu.Item onClick={() => shift(-1)} rightSection="Alt ↑" disabled={block.index === 0}>
                Move up
              </Menu.Item>
              <Menu.Item
                onClick={() => shift(1)}
                rightSection="Alt ↓"
                disabled={block.index === block.siblings - 1}
              >
                Move down
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item color="red" onClick={remove} rightSection="Del">
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** The row that the focus goes to when this one is gone. */
function neighbourOf({ id }: PlacedComponent): string | null {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-block-row]")];
  const at = rows.findIndex((row) => row.id === rowId(id));
  const next = rows[at + 1] ?? rows[at - 1];
  return next ? next.id.slice(rowId("").length) : null;
}
