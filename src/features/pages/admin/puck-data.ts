import type { ComponentData, Data } from "@puckeditor/core";
import type { Hints } from "~/content/blocks/hints";
import { type BlockKinds, slotsOf } from "./block-kinds";
import type { StoredBlock } from "./stored-block";

/** Puck stores only props, so this is the prop that has a block's hints. */
export const HINTS = "_hints";

/** Converts a record's blocks to Puck's format, where each has its id within its props. */
export function toPuck(blocks: readonly StoredBlock[], kinds: BlockKinds): Data {
  return { root: { props: {} }, content: blocks.map((block) => toComponent(block, kinds)) };
}

/** Converts one block with its slots. Creates a missing id. Keeps a block of an unknown kind unchanged. */
export function toComponent(block: StoredBlock, kinds: BlockKinds): ComponentData {
  const { type, props, hints } = block;
  const id = block.id ?? idAmong(props) ?? newBlockId(type);
  if (!kinds.has(type)) return { type, props: { id, kept: block } };
  const inner = slotsOf(kinds.get(type)).map((name) => [
    name,
    blocksIn(props[name]).map((block) => toComponent(block, kinds)),
  ]);
  const shown: ComponentData["props"] = { ...props, ...Object.fromEntries(inner), id };
  if (hints) shown[HINTS] = hints;
  return { type, props: shown };
}

/** Converts Puck's blocks to the record's format. Keeps unknown blocks unchanged. */
export function fromPuck(data: Pick<Data, "content">, kinds: BlockKinds): StoredBlock[] {
  return data.content.map((component) => fromComponent(component, kinds));
}

export function fromComponent({ type, props }: ComponentData, kinds: BlockKinds): StoredBlock {
  const { id, [HINTS]: hints, ...own } = props;
  if (!kinds.has(type)) return own.kept as StoredBlock;
  const inner = slotsOf(kinds.get(type)).map((name) => [
    name,
    componentsIn(own[name]).map((component) => fromComponent(component, kinds)),
  ]);
  const written: StoredBlock = { type, id: String(id), props: { ...own, ...Object.fromEntries(inner) } };
  return hints ? { ...written, hints: hints as Hints } : written;
}

/** A copy of a block with new ids, because ids must be unique. */
export function withFreshIds(block: StoredBlock, kinds: BlockKinds): StoredBlock {
  const inner = slotsOf(kinds.get(block.type)).map((name) => [
    name,
    blocksIn(block.props[name]).map((one) => withFreshIds(one, kinds)),
  ]);
  return {
    type: block.type,
    id: newBlockId(block.type),
    props: { ...block.props, ...Object.fromEntries(inner) },
    hints: block.hints,
  };
}

/** The blocks without ids, to compare pages. */
export function withoutIds(blocks: readonly StoredBlock[], kinds: BlockKinds): StoredBlock[] {
  return blocks.map((block) => {
    if (!kinds.has(block.type)) return block;
    const { type, props: written, hints } = block;
    const { id: _, ...props } = written;
    const inner = slotsOf(kinds.get(type)).map((name) => [name, withoutIds(blocksIn(props[name]), kinds)]);
    return { type, props: { ...props, ...Object.fromEntries(inner) }, hints };
  });
}

export function newBlockId(type: string): string {
  return `${type}-${crypto.randomUUID()}`;
}

export function componentsIn(value: unknown): ComponentData[] {
  return Array.isArray(value) ? (value as ComponentData[]) : [];
}

/** Older versions stored the id within the props. */
function idAmong(props: Record<string, unknown>): string | undefined {
  return typeof props.id === "string" && props.id !== "" ? props.id : undefined;
}

function blocksIn(value: unknown): StoredBlock[] {
  return Array.isArray(value) ? (value as StoredBlock[]) : [];
}
