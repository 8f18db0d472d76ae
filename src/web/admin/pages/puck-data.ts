import type { ComponentData, Data } from "@puckeditor/core";
import { type BlockKinds, slotsOf } from "./block-kinds";
import type { StoredBlock } from "./stored-block";

/** The blocks of a record as Puck holds them: every one has an id, within its props. */
export function toPuck(blocks: readonly StoredBlock[], kinds: BlockKinds): Data {
  return { root: { props: {} }, content: blocks.map((block) => toComponent(block, kinds)) };
}

/** One block, and what stands in its slots. An id that it lacks is made. */
export function toComponent({ type, id, props }: StoredBlock, kinds: BlockKinds): ComponentData {
  const inner = slotsOf(kinds.get(type)).map((name) => [
    name,
    blocksIn(props[name]).map((block) => toComponent(block, kinds)),
  ]);
  return { type, props: { ...props, ...Object.fromEntries(inner), id: id ?? newBlockId(type) } };
}

/** The blocks as records hold them. What Puck knows nothing of is what it was. */
export function fromPuck(data: Pick<Data, "content">, kinds: BlockKinds): StoredBlock[] {
  return data.content.map((component) => fromComponent(component, kinds));
}

export function fromComponent({ type, props }: ComponentData, kinds: BlockKinds): StoredBlock {
  const { id, ...own } = props;
  const inner = slotsOf(kinds.get(type)).map((name) => [
    name,
    componentsIn(own[name]).map((component) => fromComponent(component, kinds)),
  ]);
  return { type, id: String(id), props: { ...own, ...Object.fromEntries(inner) } };
}

/** The same blocks under ids of their own: an id belongs to one block only. */
export function withFreshIds(block: StoredBlock, kinds: BlockKinds): StoredBlock {
  const inner = slotsOf(kinds.get(block.type)).map((name) => [
    name,
    blocksIn(block.props[name]).map((one) => withFreshIds(one, kinds)),
  ]);
  return {
    type: block.type,
    id: newBlockId(block.type),
    props: { ...block.props, ...Object.fromEntries(inner) },
  };
}

/** The same blocks without ids: whether two pages say the same does not depend on them. */
export function withoutIds(blocks: readonly StoredBlock[], kinds: BlockKinds): StoredBlock[] {
  return blocks.map(({ type, props }) => {
    const inner = slotsOf(kinds.get(type)).map((name) => [name, withoutIds(blocksIn(props[name]), kinds)]);
    return { type, props: { ...props, ...Object.fromEntries(inner) } };
  });
}

export function newBlockId(type: string): string {
  return `${type}-${crypto.randomUUID()}`;
}

export function componentsIn(value: unknown): ComponentData[] {
  return Array.isArray(value) ? (value as ComponentData[]) : [];
}

function blocksIn(value: unknown): StoredBlock[] {
  return Array.isArray(value) ? (value as StoredBlock[]) : [];
}
