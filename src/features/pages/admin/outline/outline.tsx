import { Button, Text } from "@mantine/core";
import { ClipboardPaste, Plus } from "lucide-react";
import { useState } from "react";
import { notifyFailed } from "~/admin/screen/notify";
import { ReadableError } from "~/site/browser/request/failure";
import { AddDialog } from "../add/add-dialog";
import { copiedBlocks } from "../block-clipboard";
import { blockTitle } from "../block-title";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import { StartChoice } from "../start/start-choice";
import { useBlockMoves } from "../use-block-moves";
import { useBlocks } from "../use-blocks";
import { focusRow } from "./focus-row";
import styles from "./outline.module.css";
import { OutlineRow } from "./outline-row";
import { RowMenu } from "./row-menu";
import { SaveSectionDialog } from "./save-section-dialog";

/** The outline: the page's blocks as a list, with keyboard access to everything that the mouse can do on the canvas. */
export function Outline() {
  const blocks = useBlocks();
  const moves = useBlockMoves();
  const { isReadOnly, kinds } = usePageDraft();
  const [saving, setSaving] = useState<PlacedComponent | null>(null);
  const [addingAfter, setAddingAfter] = useState<string | null | undefined>(undefined);
  const [menu, setMenu] = useState<{ id: string; button: HTMLButtonElement; isOpen: boolean } | null>(null);

  const paste = async (after: string | null) => {
    const copied = await copiedBlocks();
    if (copied.length === 0)
      return notifyFailed(
        new ReadableError("There is no copied block. Copy a block on this page or another one first."),
      );
    const id = moves.put(copied, moves.placeAfter(after));
    if (id) focusRow(id);
  };

  return (
    <div className={styles.outline}>
      {blocks.length === 0 ? (
        isReadOnly ? (
          <Text c="dimmed">The page is empty.</Text>
        ) : (
          <StartChoice />
        )
      ) : (
        <ol className={styles.list} aria-label="Blocks of the page">
          {blocks.map((block) => (
            <OutlineRow
              key={block.id}
              block={block}
              moves={moves}
              isMenuOpen={menu?.id === block.id && menu.isOpen}
              onMenu={(button) => setMenu({ id: block.id, button, isOpen: true })}
              onPaste={() => void paste(block.id)}
            />
          ))}
        </ol>
      )}
      <RowMenu
        block={menu ? blocks.find(({ id }) => id === menu.id) : undefined}
        button={menu?.button}
        isOpen={menu?.isOpen ?? false}
        moves={moves}
        onClose={() => setMenu(menu && { ...menu, isOpen: false })}
        onAddAfter={setAddingAfter}
        onPaste={(id) => void paste(id)}
        onSaveSection={setSaving}
      />
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => setAddingAfter(null)}>
            Add a block
          </Button>
          <Button
            variant="default"
            leftSection={<ClipboardPaste size={18} aria-hidden />}
            onClick={() => void paste(null)}
          >
            Paste
          </Button>
        </div>
      )}
      {saving && (
        <SaveSectionDialog
          blocks={blocks
            .filter(({ zone, index }) => zone === saving.zone && index >= saving.index)
            .flatMap(({ id, component: { type, props } }) => {
              const stored = moves.stored(id);
              const kind = kinds.get(type);
              return stored ? { stored, title: blockTitle(kind, props) || (kind?.label ?? type) } : [];
            })}
          onClose={() => {
            setSaving(null);
            focusRow(saving.id);
          }}
        />
      )}
      {addingAfter !== undefined && (
        <AddDialog
          place={moves.placeAfter(addingAfter)}
          onClose={() => setAddingAfter(undefined)}
          onAdded={(id) => {
            setAddingAfter(undefined);
            moves.select(id);
          }}
        />
      )}
    </div>
  );
}
