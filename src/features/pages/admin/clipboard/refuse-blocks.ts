import { hasRoomFor, MAX_DEPTH } from "~/content/blocks/room";
import { ReadableError } from "~/site/browser/request/failure";
import { type BlockKinds, slotsOf } from "../block-kinds";
import { type ListRoom, roomIn } from "../blocks-for";
import type { StoredBlock } from "../stored-block";

/**
 * Refuses blocks that the list may not contain. The server validates their fields like all others.
 * @param list the target list; null if it may not contain blocks
 * @throws ReadableError with the name of the first block that does not fit
 */
export function refuseBlocks(blocks: readonly StoredBlock[], list: ListRoom | null, kinds: BlockKinds): void {
  for (const block of blocks) refuseBlock(block, list, kinds);
}

function refuseBlock({ type, props }: StoredBlock, list: ListRoom | null, kinds: BlockKinds): void {
  const kind = kinds.get(type);
  if (!kind)
    throw new ReadableError(
      `Nothing was pasted: this page may not hold blocks of the kind “${type}”, or this version of the site does not know it.`,
    );
  if (!list || list.depth > MAX_DEPTH)
    throw new ReadableError(`Nothing was pasted: “${kind.label}” would be nested too deeply here.`);
  if (!hasRoomFor(list.room, kind.needs))
    throw new ReadableError(
      `Nothing was pasted: “${kind.label}” needs more width than there is here. Paste it into the page itself.`,
    );
  for (const slot of slotsOf(kind)) {
    const inner = props[slot];
    if (Array.isArray(inner)) refuseBlocks(inner, { room: roomIn(kind, slot), depth: list.depth + 1 }, kinds);
  }
}
