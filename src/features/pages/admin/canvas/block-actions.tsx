import { ActionBar } from "@puckeditor/core";
import { ArrowDown, ArrowUp, Copy, CopyPlus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useCopyAndPaste } from "../clipboard/use-copy-and-paste";
import { usePageDraft } from "../page-draft";
import { useBlockMoves } from "../use-block-moves";
import { useSelectedBlock } from "../use-blocks";

/** The toolbar of the selected block on the canvas. It has the same actions as the block's menu in the outline. */
export function BlockActions({
  label,
  parentAction,
}: {
  label?: string;
  parentAction: ReactNode;
  children: ReactNode;
}) {
  const { isReadOnly, kinds } = usePageDraft();
  const moves = useBlockMoves();
  const { copy } = useCopyAndPaste();
  const block = useSelectedBlock();
  return (
    <ActionBar>
      <ActionBar.Group>
        {parentAction}
        {label && <ActionBar.Label label={label} />}
      </ActionBar.Group>
      {block && !isReadOnly && (
        <ActionBar.Group>
          <ActionBar.Action
            label="Move up"
            disabled={block.index === 0}
            onClick={() => {
              if (moves.shift(block.id, -1)) moves.select(block.id);
            }}
          >
            <ArrowUp size={16} />
          </ActionBar.Action>
          <ActionBar.Action
            label="Move down"
            disabled={block.index === block.siblings - 1}
            onClick={() => {
              if (moves.shift(block.id, 1)) moves.select(block.id);
            }}
          >
            <ArrowDown size={16} />
          </ActionBar.Action>
          <ActionBar.Action label="Copy" onClick={() => copy(block.id)}>
            <Copy size={16} />
          </ActionBar.Action>
          {kinds.has(block.component.type) && (
            <ActionBar.Action label="Duplicate" onClick={() => moves.duplicate(block.id)}>
              <CopyPlus size={16} />
            </ActionBar.Action>
          )}
          <ActionBar.Action label="Delete" onClick={() => moves.remove(block.id)}>
            <Trash2 size={16} />
          </ActionBar.Action>
        </ActionBar.Group>
      )}
    </ActionBar>
  );
}
