import "~/app/register";
import { allBlocks } from "~/content/registry";
import { blockProps, type Filling, type RecordIds } from "./block-props";

export const blockNames = allBlocks().map(({ name }) => name);

/** A stored block, filled according to `filling`. */
export function filledBlock(name: string, filling: Filling, records: RecordIds) {
  const definition = allBlocks().find((block) => block.name === name);
  if (!definition) throw new Error(`There is no block ${name}.`);
  return { type: name, props: blockProps(definition, filling, records, 2) };
}
