import { fieldErrors } from "~/platform/errors/field-errors";
import { messagesOf } from "../fields/messages-of";
import { blockByName } from "../registry";
import { resolveVariables } from "../variables/resolve-variables";
import { readVariables } from "../variables/variable-source";
import type { Block, BlockContext } from "./block";
import { showBlocks } from "./show-blocks";

/** A block that is being edited, with the editor's id for it. */
export interface DraftBlock extends Block {
  id: string;
}

/** The rendered block, or the reason why it cannot be shown. */
export type PreviewedBlock = { id: string } & (
  | { outcome: "shown"; props: Record<string, unknown> }
  /** An unknown kind. */
  | { outcome: "unknown" }
  | { outcome: "refused"; errors: { propertyName: string; message: string }[] }
);

/**
 * Renders blocks that are not stored yet, separately and in order. They show the published versions of other records,
 * like the page.
 */
export async function previewBlocks(
  context: BlockContext,
  blocks: readonly DraftBlock[],
): Promise<PreviewedBlock[]> {
  const read = blocks.map((block) => ({ block, parsed: parsedProps(block) }));
  const values = await readVariables(context.db);
  const sound = read.flatMap(({ block: { id, type }, parsed }) =>
    parsed?.success
      ? [{ id, type, props: resolveVariables(blockByName(type)?.fields ?? {}, parsed.data, values) }]
      : [],
  );
  const shown = (await showBlocks(context, sound)).blocks;
  const propsById = new Map(sound.map(({ id }, index) => [id, shown[index]?.props ?? {}]));
  return read.map(({ block: { id }, parsed }) => {
    if (!parsed) return { id, outcome: "unknown" };
    if (parsed.success) return { id, outcome: "shown", props: propsById.get(id) ?? {} };
    return { id, outcome: "refused", errors: fieldErrors(parsed.error.issues) };
  });
}

function parsedProps({ type, props }: DraftBlock) {
  const definition = blockByName(type);
  return definition?.schema.safeParse(props, { error: messagesOf(definition.fields) });
}
