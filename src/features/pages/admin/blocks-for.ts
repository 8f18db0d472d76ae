import { hasRoomFor, MAX_DEPTH, type Room } from "~/content/blocks/room";
import type { BlockDescription } from "~/content/description";
import type { BlockKinds } from "./block-kinds";
import { PAGE_ZONE, type PlacedComponent } from "./placed-components";

/** The kinds of blocks allowed at a place: they must have enough room, and not be nested too deeply. */
export function blocksFor(
  zone: string,
  placed: readonly PlacedComponent[],
  kinds: BlockKinds,
): BlockDescription[] {
  const [parentId, slot] = zone.split(":");
  const parent = placed.find(({ id }) => id === parentId);
  const isPage = zone === PAGE_ZONE;
  if (!isPage && (!parent || parent.parents.length + 2 > MAX_DEPTH)) return [];
  const room = isPage ? "page" : roomIn(kinds.get(parent?.component.type ?? ""), slot ?? "");
  return [...kinds.values()].filter(({ needs }) => hasRoomFor(room, needs));
}

/** How much room a slot of a block has. */
function roomIn(kind: BlockDescription | undefined, slot: string): Room {
  return kind?.fields.find(({ name }) => name === slot)?.settings.room ?? "narrow";
}
