import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { Puck } from "@puckeditor/core";
import {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  Copy,
  CopyPlus,
  CornerLeftUp,
  PencilLine,
  Trash2,
} from "lucide-react";
import { useWriteOnCanvas } from "../canvas/texts/canvas-typing";
import { useCopyAndPaste } from "../clipboard/use-copy-and-paste";
import { focusRow } from "../outline/focus-row";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import { useBlockMoves } from "../use-block-moves";
import { HiddenByFeature } from "./hidden-by-feature";
import styles from "./panel.module.css";
import { SlotLists } from "./slot-lists";

/** The fields and actions of the selected block. */
export function BlockPanel({ block }: { block: PlacedComponent }) {
  const { kinds } = usePageDraft();
  const moves = useBlockMoves();
  const { id, component } = block;
  const kind = kinds.get(component.type);
  const label = kind?.label ?? "Cannot be edited";

  const close = () => {
    moves.select(null);
    focusRow(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button above
    <div
      className={styles.block}
      onKeyDown={({ key, defaultPrevented, currentTarget, target }) => {
        // Escape in or behind a dialog that a field opened must close only the dialog. In React's tree, unlike in the
        // document, the dialog is within the panel.
        const isHere = currentTarget.contains(target as Node) && !document.querySelector("[aria-modal=true]");
        if (key === "Escape" && isHere && !defaultPrevented) close();
      }}
    >
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<ChevronLeft size="1.125rem" aria-hidden />}
          onClick={close}
          ml={-8}
        >
          All blocks
        </Button>
        <BlockTools block={block} />
      </Group>
      <h2 className={styles.heading} tabIndex={-1} data-block-heading>
        {label}
      </h2>
      {kind ? (
        <>
          <Text c="dimmed" size="sm">
            {kind.help}
          </Text>
          <HiddenByFeature kind={kind} />
          <div className={styles.fields}>
            <Puck.Fields wrapFields={false} />
          </div>
          <SlotLists block={block} />
        </>
      ) : (
        <Text>
          This version of the site does not know the block type “{component.type}”. Visitors do not see it.
          Its content is kept.
        </Text>
      )}
    </div>
  );
}

function BlockTools({ block }: { block: PlacedComponent }) {
  const { kinds, isReadOnly } = usePageDraft();
  const moves = useBlockMoves();
  const { id, component, index, siblings } = block;
  const parent = block.parents.at(-1);
  const { copy } = useCopyAndPaste();
  const writeOnCanvas = useWriteOnCanvas();
  const shift = (by: -1 | 1) => {
    if (moves.shift(id, by)) moves.select(id);
  };
  return (
    <Group gap={2} role="toolbar" aria-label="This block">
      {parent && (
        <Tool label="Select the block around it" icon={CornerLeftUp} onClick={() => moves.select(parent)} />
      )}
      <Tool label="Copy" icon={Copy} onClick={() => copy(id)} />
      {!isReadOnly && (
        <>
          <Tool label="Write on the page" icon={PencilLine} onClick={() => writeOnCanvas(id)} />
          <Tool label="Move up" icon={ArrowUp} disabled={index === 0} onClick={() => shift(-1)} />
          <Tool
            label="Move down"
            icon={ArrowDown}
            disabled={index === siblings - 1}
            onClick={() => shift(1)}
          />
          <Tool
            label="Duplicate"
            icon={CopyPlus}
            disabled={!kinds.has(component.type)}
            onClick={() => moves.duplicate(id)}
          />
          <Tool label="Delete" icon={Trash2} color="red" onClick={() => moves.remove(id)} />
        </>
      )}
    </Group>
  );
}

interface ToolProps {
  label: string;
  icon: typeof Copy;
  color?: string;
  disabled?: boolean;
  onClick(): void;
}

function Tool({ label, icon: Icon, color = "gray", disabled, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      color={color}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size="1.125rem" aria-hidden />
    </ActionIcon>
  );
}
