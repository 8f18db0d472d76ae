import { messagesOf } from "../fields/messages-of";
import { blockByName } from "../registry";
import type { Block, BlockDefinition } from "./block";
import { blocksIn } from "./placed-blocks";
import { hasRoomFor, MAX_DEPTH, type Room } from "./room";

type Path = (string | number)[];

interface Place {
  path: Path;
  room: Room;
  depth: number;
  refuse(path: Path, message: string): void;
}

/**
 * Validates and sanitizes the props of every known block, at any depth. Keeps a block of an unknown kind
 * unchanged, so that nothing is lost if a component was removed or a newer node wrote the block.
 */
export function parseBlocks(blocks: readonly Block[], refuse: Place["refuse"]): Block[] {
  return parseIn(blocks, { path: [], room: "page", depth: 1, refuse });
}

function parseIn(blocks: readonly Block[], place: Place): Block[] {
  return blocks.map((block, index) => {
    const definition = blockByName(block.type);
    return definition ? parseBlock(block, definition, { ...place, path: [...place.path, index] }) : block;
  });
}

function parseBlock(block: Block, definition: BlockDefinition, place: Place): Block {
  const { path, refuse } = place;
  refuseMisplaced(definition, place);
  // Some editors send a block's id among its props.
  const { id: inProps, ...props } = block.props;
  const parsed = definition.schema.safeParse(props, { error: messagesOf(definition.fields) });
  for (const issue of parsed.error?.issues ?? [])
    refuse([...path, "props", ...(issue.path as Path)], issue.message);
  if (!parsed.success) return block;
  const id = block.id ?? (typeof inProps === "string" && inProps !== "" ? inProps : undefined);
  const { hints } = block;
  const clean: Block = {
    type: block.type,
    id,
    props: parsed.data,
    hints,
  };
  for (const name of definition.slots) {
    const room: Room = definition.fields[name]?.settings.room ?? "narrow";
    const inner = { ...place, path: [...path, "props", name], room, depth: place.depth + 1 };
    clean.props[name] = parseIn(blocksIn(clean, name), inner);
  }
  return clean;
}

function refuseMisplaced({ label, needs }: BlockDefinition, { path, room, depth, refuse }: Place): void {
  if (depth > MAX_DEPTH)
    refuse(path, `“${label}” is nested too deeply. Blocks can be nested at most ${MAX_DEPTH} levels deep.`);
  else if (!hasRoomFor(room, needs)) {
    const where = needs === "page" ? "directly on a page" : "on a page or in a section, not in a column";
    refuse(path, `“${label}” can only be placed ${where}.`);
  }
}
