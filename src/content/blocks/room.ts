/** How wide the place is in which a block stands: a page's whole width, the width of its text, or a part of that. */
export type Room = "page" | "wide" | "narrow";

const WIDTH: Record<Room, number> = { narrow: 1, wide: 2, page: 3 };

/** A page holds a section, that holds columns, those hold blocks: deeper than this nothing is nested. */
export const MAX_DEPTH = 3;

/** Whether a block that needs so much room may stand where there is this much; without a need it stands anywhere. */
export function hasRoomFor(room: Room, needs: Room = "narrow"): boolean {
  return WIDTH[room] >= WIDTH[needs];
}
