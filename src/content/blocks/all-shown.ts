import type { ShownBlock } from "./shown-block";

/** Every block of a page as it is shown, those within others too, in reading order. */
export function allShown<Shown extends Pick<ShownBlock, "slots">>(blocks: readonly Shown[]): Shown[] {
  return blocks.flatMap((block) => [
    block,
    ...Object.values(block.slots ?? {}).flatMap((inner) => allShown(inner as unknown as Shown[])),
  ]);
}
