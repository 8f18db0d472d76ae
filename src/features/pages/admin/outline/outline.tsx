import { Button, Text } from "@mantine/core";
import { ClipboardPaste, PencilLine, Plus } from "lucide-react";
import { useState } from "react";
import { useFilledIn } from "~/admin/content/variables/use-variable-values";
import { AddDialog } from "../add/add-dialog";
import { blockTitle } from "../block-title";
import { useCopyAndPaste } from "../clipboard/use-copy-and-paste";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import { StartChoice } from "../start/start-choice";
import { TemplateTexts } from "../texts/template-texts";
import { textsToWrite } from "../texts/texts-to-write";
import { type BlockMoves, useBlockMoves } from "../use-block-moves";
import { useBlocks } from "../use-blocks";
import { focusRow } from "./focus-row";
import styles from "./outline.module.css";
import { OutlineRow } from "./outline-row";
import { RowMenu, type RowMenuProps } from "./row-menu";
import { SaveSectionDialog } from "./save-section-dialog";

/** The page's blocks as a list. Offers the keyboard everything that the mouse can do on the canvas. */
export function Outline() {
  const blocks = useBlocks();
  const moves = useBlockMoves();
  const { isReadOnly } = usePageDraft();
  const [saving, setSaving] = useState<PlacedComponent | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [addingAfter, setAddingAfter] = useState<string | null | undefined>(undefined);
  const clipboard = useCopyAndPaste();
  const paste = (after: string | null) => void clipboard.paste(after).then((id) => id && focusRow(id));

  if (isWriting && blocks.length > 0)
    return <TemplateTexts blocks={blocks} onClose={() => setIsWriting(false)} />;
  return (
    <div className={styles.outline}>
      <EmptyTexts blocks={blocks} onWrite={() => setIsWriting(true)} />
      <BlockRows
        blocks={blocks}
        moves={moves}
        onBegin={() => setIsWriting(true)}
        onAddAfter={setAddingAfter}
        onCopy={clipboard.copy}
        onPaste={paste}
        onSaveSection={setSaving}
      />
      {!isReadOnly && <Actions onAdd={() => setAddingAfter(null)} onPaste={() => paste(null)} />}
      {saving && (
        <SaveSection
          first={saving}
          blocks={blocks}
          moves={moves}
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

interface BlockRowsProps
  extends Pick<RowMenuProps, "moves" | "onAddAfter" | "onCopy" | "onPaste" | "onSaveSection"> {
  blocks: readonly PlacedComponent[];
  onBegin(): void;
}

/** A row for each block, and one menu, which opens at the row's button. */
function BlockRows({ blocks, moves, onBegin, onAddAfter, onCopy, onPaste, onSaveSection }: BlockRowsProps) {
  const [menu, setMenu] = useState<{ id: string; button: HTMLButtonElement; isOpen: boolean } | null>(null);
  return (
    <>
      {blocks.length === 0 ? (
        <EmptyPage onBegin={onBegin} />
      ) : (
        <ol className={styles.list} aria-label="Blocks of the page">
          {blocks.map((block) => (
            <OutlineRow
              key={block.id}
              block={block}
              moves={moves}
              isMenuOpen={menu?.id === block.id && menu.isOpen}
              onMenu={(button) => setMenu({ id: block.id, button, isOpen: true })}
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
        onAddAfter={onAddAfter}
        onCopy={onCopy}
        onPaste={onPaste}
        onSaveSection={onSaveSection}
      />
    </>
  );
}

function EmptyPage({ onBegin }: { onBegin(): void }) {
  const { isReadOnly } = usePageDraft();
  return isReadOnly ? <Text c="dimmed">The page is empty.</Text> : <StartChoice onBegin={onBegin} />;
}

/** Opens the form for the template's required texts. Shown while one of them is empty. */
function EmptyTexts({ blocks, onWrite }: { blocks: readonly PlacedComponent[]; onWrite(): void }) {
  const { kinds, isReadOnly } = usePageDraft();
  const empty = blocks.flatMap((block) => textsToWrite(block, kinds)).filter(({ isEmpty }) => isEmpty).length;
  if (empty === 0 || isReadOnly) return null;
  return (
    <Button variant="light" leftSection={<PencilLine size={18} aria-hidden />} onClick={onWrite}>
      Texts of the template ({empty} empty)
    </Button>
  );
}

function Actions({ onAdd, onPaste }: { onAdd(): void; onPaste(): void }) {
  return (
    <div className={styles.actions}>
      <Button leftSection={<Plus size={18} aria-hidden />} onClick={onAdd}>
        Add a block
      </Button>
      <Button variant="default" leftSection={<ClipboardPaste size={18} aria-hidden />} onClick={onPaste}>
        Paste
      </Button>
    </div>
  );
}

interface SaveSectionProps {
  first: PlacedComponent;
  blocks: readonly PlacedComponent[];
  moves: BlockMoves;
  onClose(): void;
}

/** The dialog that saves a block and the following ones of its list. */
function SaveSection({ first, blocks, moves, onClose }: SaveSectionProps) {
  const { kinds } = usePageDraft();
  const filledIn = useFilledIn();
  const offered = blocks
    .filter(({ zone, index }) => zone === first.zone && index >= first.index)
    .flatMap(({ id, component: { type, props } }) => {
      const stored = moves.stored(id);
      const kind = kinds.get(type);
      return stored ? { stored, title: filledIn(blockTitle(kind, props)) || (kind?.label ?? type) } : [];
    });
  return <SaveSectionDialog blocks={offered} onClose={onClose} />;
}
