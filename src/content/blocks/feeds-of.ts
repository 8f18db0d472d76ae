import { blockByName } from "../registry";
import { allShown } from "./all-shown";
import type { FeedLink } from "./feed-link";
import type { ShownBlock } from "./shown-block";

/** The feeds of everything that a page lists, at any depth. */
export function feedsOf(blocks: readonly Pick<ShownBlock, "type" | "slots">[]): FeedLink[] {
  return [...new Set(allShown(blocks).flatMap(({ type }) => blockByName(type)?.feed ?? []))];
}
