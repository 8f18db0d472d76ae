import { Modal, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { BlockDescription } from "~/content/description";
import { blocksFor } from "../blocks-for";
import { usePageDraft } from "../page-draft";
import { type Place, useBlockMoves } from "../use-block-moves";
import { useBlocks } from "../use-blocks";
import styles from "./add-dialog.module.css";
import { BlockThumbnail } from "./block-thumbnail";
import { foundBlocks } from "./found-blocks";
import { SectionList } from "./section-list";

export interface AddDialogProps {
  place: Place;
  onClose(): void;
  /** Called with the id of the added block. */
  onAdded(id: string): void;
}

/**
 * Adds a block. Lists all kinds with their purpose, filtered while typing. Works with arrow keys and Enter, and with
 * the mouse.
 */
export function AddDialog({ place, onClose, onAdded }: AddDialogProps) {
  const { kinds } = usePageDraft();
  const placed = useBlocks();
  const moves = useBlockMoves();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = foundBlocks(blocksFor(place.zone, placed, kinds), words);
  const active = found[Math.min(at, found.length - 1)];
  const add = (block: BlockDescription) => onAdded(moves.add(block.name, place));

  const step = (by: number) => {
    const next = (Math.min(at, found.length - 1) + by + found.length) % Math.max(found.length, 1);
    setAt(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && active) add(active);
    else return;
    event.preventDefault();
  };

  return (
    <Modal opened onClose={onClose} title="Add a block" size="xl">
      <TextInput
        aria-label="Search for a block"
        placeholder="What should it show? Pictures, people, questions…"
        leftSection={<Search size={18} aria-hidden />}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${active.name}`}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label="Blocks" className={styles.list}>
        <Options listId={listId} found={found} active={active} onAdd={add} />
      </div>
      <SectionList words={words} place={place} onAdded={onAdded} />
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {words
            ? `No block matches “${words}”.`
            : "You cannot add a block here: blocks are nested too deep."}
        </p>
      )}
    </Modal>
  );
}

interface OptionsProps {
  listId: string;
  found: readonly BlockDescription[];
  active: BlockDescription | undefined;
  onAdd(block: BlockDescription): void;
}

/** The kinds of blocks by category, as a listbox. */
function Options({ listId, found, active, onAdd }: OptionsProps) {
  return categoriesOf(found).map(([category, ofIt]) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role, not by fieldset
    <div key={category} role="group" aria-label={category} className={styles.category}>
      <p className={styles.heading} aria-hidden>
        {category}
      </p>
      <div className={styles.grid}>
        {ofIt.map((block) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box above handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box, which names the option
          <div
            key={block.name}
            id={`${listId}-${block.name}`}
            role="option"
            aria-selected={block === active}
            className={styles.option}
            onClick={() => onAdd(block)}
          >
            <BlockThumbnail thumbnail={block.thumbnail} />
            <span className={styles.words}>
              <strong>{block.label}</strong>
              <span>{block.help}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  ));
}

function categoriesOf(blocks: readonly BlockDescription[]): [string, BlockDescription[]][] {
  return [...Map.groupBy(blocks, ({ category }) => category)];
}
