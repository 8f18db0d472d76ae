import { useGetPuck } from "@puckeditor/core";
import { useMemo } from "react";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { ReadableError } from "~/site/browser/request/failure";
import { roomOf } from "../blocks-for";
import { rowName } from "../outline/row-name";
import { usePageDraft } from "../page-draft";
import type { StoredBlock } from "../stored-block";
import { useBlockMoves } from "../use-block-moves";
import { placesOf } from "../use-blocks";
import { copiedBlocks, copyBlocks, keepBlocks } from "./block-clipboard";
import { refuseBlocks } from "./refuse-blocks";

/** Copies and pastes blocks. Each action shows a notice with the result, which screen readers announce. */
export function useCopyAndPaste() {
  const moves = useBlockMoves();
  const getPuck = useGetPuck();
  const { kinds, field } = usePageDraft();
  return useMemo(() => {
    const nameOf = ({ type }: StoredBlock) => kinds.get(type)?.label ?? type;
    const notifyCopied = (id: string) => {
      const block = moves.placeOf(id);
      if (block) notifyDone(`“${rowName(block, kinds).label}” was copied.`);
    };

    /** @returns the id of the first pasted block; null if nothing was pasted */
    function put(blocks: readonly StoredBlock[], after: string | null): string | null {
      const place = moves.placeAfter(after);
      const placed = placesOf(getPuck().appState.data, kinds, field);
      refuseBlocks(blocks, roomOf(place.zone, placed, kinds), kinds);
      const id = moves.put(blocks, place);
      const [first, ...more] = blocks;
      if (first)
        notifyDone(
          more.length === 0 ? `“${nameOf(first)}” was pasted.` : `${blocks.length} blocks were pasted.`,
        );
      return id;
    }

    return {
      copy(id: string): void {
        const stored = moves.stored(id);
        if (stored) void copyBlocks([stored]).then(() => notifyCopied(id), notifyFailed);
      },
      /**
       * For the handler of the browser's copy event.
       * @returns the text for the clipboard; null if there is no such block
       */
      textOf(id: string): string | null {
        const stored = moves.stored(id);
        if (!stored) return null;
        notifyCopied(id);
        return keepBlocks([stored]);
      },
      put,
      /**
       * Pastes the last copied blocks after a block, or at the end of the page.
       * @returns the id of the first pasted block
       */
      async paste(after: string | null): Promise<string | null> {
        try {
          const copied = await copiedBlocks();
          if (copied.length > 0) return put(copied, after);
          throw new ReadableError(
            "There is no copied block. Copy a block on this page or another one first.",
          );
        } catch (error) {
          notifyFailed(error);
          return null;
        }
      },
    };
  }, [moves, getPuck, kinds, field]);
}
