import type { ShownBlock } from "./shown-block";

/** Every block of a page as shown, including nested ones, in reading order. */
export function allShown<Shown extends Pick<ShownBlock, "slots">>(blocks: readonly Shown[]): Shown[] {
  return blocks.flatMap((block) => [
    block,
    ...Object.values(block.slots ?? {}).flatMap((inner) => allShown(inner as unknown as Shown[])),
  ]);
}
