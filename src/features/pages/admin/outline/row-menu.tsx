import { Menu } from "@mantine/core";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import type { BlockMoves } from "../use-block-moves";
import styles from "./outline.module.css";
import { rowActions } from "./row-actions";
import { rowName } from "./row-name";

export interface RowMenuProps {
  /** The block of the menu and the button at which it opens. While the menu is closed, those of the last row. */
  block: PlacedComponent | undefined;
  button: HTMLButtonElement | undefined;
  isOpen: boolean;
  moves: BlockMoves;
  onClose(): void;
  onAddAfter(id: string): void;
  onCopy(id: string): void;
  onPaste(id: string): void;
  onSaveSection(block: PlacedComponent): void;
}

/** The menu of an outline row. All rows share one, because a page may have hundreds. */
export function RowMenu({ block, button, isOpen, moves, onClose, ...on }: RowMenuProps) {
  const { kinds, isReadOnly } = usePageDraft();
  const place = button && {
    top: button.offsetTop,
    left: button.offsetLeft,
    width: button.offsetWidth,
    height: button.offsetHeight,
  };
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen && block !== undefined} onChange={onClose}>
      <Menu.Target>
        <span className={styles.menuPlace} style={place} aria-hidden>
          <span className="visually-hidden">{block && rowName(block, kinds).label}</span>
        </span>
      </Menu.Target>
      <Menu.Dropdown>
        {block && (
          <Items
            block={block}
            isKnown={kinds.has(block.component.type)}
            isReadOnly={isReadOnly}
            {...on}
            moves={moves}
          />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ItemsProps
  extends Pick<RowMenuProps, "moves" | "onAddAfter" | "onCopy" | "onPaste" | "onSaveSection"> {
  block: PlacedComponent;
  isKnown: boolean;
  isReadOnly: boolean;
}

function Items({
  block,
  isKnown,
  isReadOnly,
  moves,
  onAddAfter,
  onCopy,
  onPaste,
  onSaveSection,
}: ItemsProps) {
  const { id } = block;
  const { duplicate, shift, remove } = rowActions(block, moves);
  return (
    <>
      <Menu.Item onClick={() => onCopy(id)} rightSection="Ctrl C">
        Copy
      </Menu.Item>
      {!isReadOnly && (
        <>
          <Menu.Item onClick={() => onPaste(id)} rightSection="Ctrl V">
            Paste after it
          </Menu.Item>
          <Menu.Item onClick={() => onAddAfter(id)}>Add a block after it</Menu.Item>
          <Menu.Item onClick={() => onSaveSection(block)} disabled={!isKnown}>
            Save as a section…
          </Menu.Item>
          <Menu.Item onClick={duplicate} rightSection="Ctrl D" disabled={!isKnown}>
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
    </>
  );
}
