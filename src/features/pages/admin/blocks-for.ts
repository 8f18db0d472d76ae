import { hasRoomFor, MAX_DEPTH, type Room } from "~/content/blocks/room";
import type { BlockDescription } from "~/content/description";
import type { BlockKinds } from "./block-kinds";
import { PAGE_ZONE, type PlacedComponent } from "./placed-components";

/** The available width for the blocks of a list, and their depth: 1 on the page itself. */
export interface ListRoom {
  room: Room;
  depth: number;
}

/** The width and depth for a list of blocks; null if the list may not contain blocks. */
export function roomOf(zone: string, placed: readonly PlacedComponent[], kinds: BlockKinds): ListRoom | null {
  if (zone === PAGE_ZONE) return { room: "page", depth: 1 };
  const [parentId, slot = ""] = zone.split(":");
  const parent = placed.find(({ id }) => id === parentId);
  if (!parent) return null;
  const depth = parent.parents.length + 2;
  return depth > MAX_DEPTH ? null : { room: roomIn(kinds.get(parent.component.type), slot), depth };
}

/** The kinds of blocks that fit at a place: wide enough, and not nested too deeply. */
export function blocksFor(
  zone: string,
  placed: readonly PlacedComponent[],
  kinds: BlockKinds,
): BlockDescription[] {
  const list = roomOf(zone, placed, kinds);
  return list ? [...kinds.values()].filter(({ needs }) => hasRoomFor(list.room, needs)) : [];
}

/** The width that a slot of a block offers. */
export function roomIn(kind: BlockDescription | undefined, slot: string): Room {
  return kind?.fields.find(({ name }) => name === slot)?.settings.room ?? "narrow";
}
