import { z } from "zod";
import type { Block } from "../../blocks/block";
import { allBlocks } from "../../blocks/blocks";
import { parseBlocks } from "../../blocks/parse-blocks";
import { placedBlocks } from "../../blocks/placed-blocks";
import { withIds } from "../../blocks/with-ids";
import { type FieldOptions, type Fields, field, type NestedField } from "../field";
import { storedBlock } from "../slot/field";

/** On one page, those within others included. */
const MAX_BLOCKS = 400;

const schema = z
  .array(storedBlock)
  .max(MAX_BLOCKS)
  .transform((blocks, context): Block[] => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", message, path });
    const parsed = parseBlocks(blocks, refuse);
    if (placedBlocks(parsed).length > MAX_BLOCKS)
      refuse([], `A page holds at most ${MAX_BLOCKS} blocks, those within others included.`);
    return withIds(parsed);
  });

/** The body of a page. */
export function blocks(options: FieldOptions) {
  return field<Block[]>("BLOCKS", options, {
    schema,
    settings: { maxItems: MAX_BLOCKS, blocks: allBlocks },
    empty: [],
    references: (value) =>
      placedBlocks(value).flatMap(({ block, definition }) => definition?.references(block.props) ?? []),
    nested: (value) =>
      placedBlocks(value).flatMap(({ block, definition, path }) =>
        definition ? fieldsOf(definition.fields, block.props, path) : [],
      ),
    words: (value) =>
      placedBlocks(value)
        .map(({ block, definition }) => definition?.words(block.props) ?? "")
        .filter(Boolean)
        .join("\n"),
  });
}

/** The fields of one block. What stands in its slots is named by the blocks there. */
function fieldsOf(fields: Fields, props: Record<string, unknown>, path: string): NestedField[] {
  return Object.entries(fields)
    .filter(([, part]) => part.kind !== "SLOT")
    .map(([name, part]) => ({
      path: `${path}.props.${name}`,
      field: part,
      value: props[name] ?? part.empty,
    }));
}
