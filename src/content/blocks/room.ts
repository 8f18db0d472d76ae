/** The width available to a block: a page's whole width, the width of its text, or a part of that. */
export type Room = "page" | "wide" | "narrow";

const WIDTH: Record<Room, number> = { narrow: 1, wide: 2, page: 3 };

/**
 * A page contains sections, sections contain columns, and columns contain blocks: nothing is nested deeper.
 */
export const MAX_DEPTH = 3;

/** Whether a block with this minimum width fits into this room; by default it fits anywhere. */
export function hasRoomFor(room: Room, needs: Room = "narrow"): boolean {
  return WIDTH[room] >= WIDTH[needs];
}
