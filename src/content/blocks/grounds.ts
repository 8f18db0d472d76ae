import type { Ground } from "./block-props";
import type { ShownBlock } from "./shown-block";

const CYCLE: readonly Ground[] = ["paper", "sand", "paper", "mist"];

/** Blocks with a fixed background; their neighbors need not differ from it. */
const FIXED_GROUND = new Set(["hero", "homeHero", "callToAction"]);

/**
 * The background of every block: the editor's choice, or one that differs from the previous block and, if
 * that one is chosen, from the next. A notice takes the background of the block that follows it.
 */
export function groundsOf(blocks: readonly ShownBlock[]): Ground[] {
  const grounds: Ground[] = [];
  let turn = 0;
  for (const [at, block] of blocks.entries()) {
    const chosen = chosenGround(block);
    const before = at > 0 && !FIXED_GROUND.has(blocks[at - 1]?.type ?? "") ? grounds[at - 1] : undefined;
    const after = blocks[at + 1] && chosenGround(blocks[at + 1] as ShownBlock);
    if (chosen || FIXED_GROUND.has(block.type)) {
      grounds.push(chosen ?? "paper");
      continue;
    }
    for (
      let tries = 0;
      tries < CYCLE.length && [before, after].includes(CYCLE[turn % CYCLE.length]);
      tries += 1
    ) {
      turn += 1;
    }
    grounds.push(CYCLE[turn % CYCLE.length] ?? "paper");
    turn += 1;
  }
  return noticesWithNext(blocks, grounds);
}

function chosenGround(block: ShownBlock): Ground | undefined {
  const { ground } = block.props;
  return CYCLE.find((one) => one === ground);
}

function noticesWithNext(blocks: readonly ShownBlock[], grounds: Ground[]): Ground[] {
  return grounds.map((ground, at) => {
    const next = blocks[at + 1];
    const lies = blocks[at]?.type === "alert" && next && !FIXED_GROUND.has(next.type);
    return lies ? (grounds[at + 1] ?? ground) : ground;
  });
}
