import { z } from "zod";
import type { Block } from "../../blocks/block";
import { allBlocks, blockByName } from "../../blocks/blocks";
import { type FieldOptions, type Fields, field } from "../field";

const envelope = z.object({ type: z.string().min(1).max(80), props: z.record(z.string(), z.unknown()) });

/**
 * The body of a page. Props of known blocks are checked and cleaned; a block that this version does not know is
 * kept as it is, so that nothing is lost when a component is withdrawn or a newer node wrote it.
 */
const schema = z
  .array(envelope)
  .max(400)
  .transform((blocks, context): Block[] =>
    blocks.map((block, index) => {
      const definition = blockByName(block.type);
      if (!definition) return block;
      const { id, ...props } = block.props;
      const parsed = definition.schema.safeParse(props);
      if (parsed.success)
        return { type: block.type, props: { ...(id === undefined ? {} : { id }), ...parsed.data } };
      for (const issue of parsed.error.issues) {
        context.addIssue({ code: "custom", message: issue.message, path: [index, "props", ...issue.path] });
      }
      return block;
    }),
  );

export function blocks(options: FieldOptions) {
  return field<Block[]>("BLOCKS", options, {
    schema,
    settings: { maxItems: 400, blocks: allBlocks },
    empty: [],
    references: (value) => value.flatMap((block) => blockByName(block.type)?.references(block.props) ?? []),
    nested: (value) =>
      value.flatMap(({ type, props }, index) =>
        Object.entries((blockByName(type)?.fields ?? {}) as Fields).map(([name, part]) => ({
          path: `${index}.props.${name}`,
          field: part,
          value: props[name] ?? part.empty,
        })),
      ),
    words: (value) =>
      value
        .map((block) => blockByName(block.type)?.words(block.props) ?? "")
        .filter(Boolean)
        .join("\n"),
  });
}
