import { jsonb } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Block, BlockDefinition } from "../blocks/block";
import { hintFor } from "../blocks/hints";
import { parseBlocks } from "../blocks/parse-blocks";
import { passagesOfBlocks } from "../blocks/passages-of-blocks";
import { placedBlocks } from "../blocks/placed-blocks";
import { withIds } from "../blocks/with-ids";
import { withoutHints } from "../blocks/without-hints";
import { type FieldOptions, type Fields, field, type NestedField } from "./field";
import { storedBlock } from "./slot";
import { stored } from "./stored";

/** On one page, including nested ones. */
const MAX_BLOCKS = 400;

const schema = z
  .array(storedBlock)
  .max(MAX_BLOCKS)
  .transform((blocks, context): Block[] => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", message, path });
    const parsed = parseBlocks(blocks, refuse);
    if (placedBlocks(parsed).length > MAX_BLOCKS)
      refuse([], `A page can have at most ${MAX_BLOCKS} blocks, including nested blocks.`);
    return withIds(parsed);
  });

/** The body of a page. Its published form has no hints. */
export function blocks(options: FieldOptions) {
  return stored(
    field<Block[]>("BLOCKS", options, {
      schema,
      settings: { maxItems: MAX_BLOCKS },
      empty: [],
      references: (value) =>
        placedBlocks(value).flatMap(({ block, definition }) => definition?.references(block.props) ?? []),
      nested: (value) =>
        placedBlocks(value).flatMap(({ block, definition, path }, at) =>
          definition ? fieldsOf(definition, block, { path, number: at + 1 }) : [],
        ),
      words: (value) =>
        placedBlocks(value)
          .map(({ block, definition }) => definition?.words(block.props) ?? "")
          .filter(Boolean)
          .join("\n"),
      passages: passagesOfBlocks,
    }),
    () => jsonb().$type<Block[]>().notNull().default([]),
    withoutHints,
  );
}

/** The fields of one block. Errors about a block in one of its slots name that block. */
function fieldsOf(
  { fields, label, hints }: BlockDefinition,
  { props, hints: own }: Block,
  { path, number }: { path: string; number: number },
): NestedField[] {
  const hintAt = (inner: string) => hintFor(inner, own, hints);
  return Object.entries(fields as Fields)
    .filter(([, part]) => part.kind !== "SLOT")
    .map(([name, part]) => ({
      path: `${path}.props.${name}`,
      field: part,
      value: props[name] ?? part.empty,
      block: { label, number, path: `${path}.props.`, hintAt },
    }));
}
