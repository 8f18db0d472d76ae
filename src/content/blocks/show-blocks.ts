import type { Reference, ReferencedRecords } from "../fields/field";
import { showFields } from "../fields/show-fields";
import { blockByName, contentTypeNamed } from "../registry";
import type { Visibility } from "../visibility/visibility";
import { withAnchors } from "./anchors";
import type { Block, BlockContext } from "./block";
import { blocksIn, type PlacedBlock, placedBlocks } from "./placed-blocks";
import type { ShownBlock } from "./shown-block";

/** Longer than any English word that staff write, including medical terms. Web addresses are longer. */
const LONG_WORD = /[^\s-]{30}/;

/**
 * Prepares the blocks of a page for rendering. Reads all records that any block refers to, at any depth, with
 * one query per type. Omits blocks whose feature is off, and blocks of unknown kinds, which are listed in `unknown`.
 */
export async function showBlocks(
  context: BlockContext,
  stored: readonly Block[],
): Promise<{ blocks: ShownBlock[]; unknown: string[] }> {
  const blocks = visibleBlocks(stored, context.visibility);
  const placed = placedBlocks(blocks);
  const references = placed.flatMap(({ block, definition }) => definition?.references(block.props) ?? []);
  const named = referencedRecords(context, references);
  const [records, read] = await Promise.all([named, dataOfBlocks(context, placed, named)]);
  return {
    blocks: withAnchors(shownIn(blocks, records, read)),
    unknown: placed.flatMap(({ block, definition }) => (definition ? [] : [block.type])),
  };
}

/** The blocks that may be shown. A block that contains others is omitted if all of them are. */
function visibleBlocks(blocks: readonly Block[], visibility: Visibility): Block[] {
  return blocks.flatMap((block) => {
    const definition = blockByName(block.type);
    if (!definition) return [block];
    const { feature, staysWithoutFeature, slots } = definition;
    if (!visibility.shows(feature) && !staysWithoutFeature?.applies(block.props, visibility)) return [];
    const inner = slots.map((name) => [name, visibleBlocks(blocksIn(block, name), visibility)] as const);
    const isEmptied =
      slots.some((name) => blocksIn(block, name).length > 0) &&
      inner.every(([, within]) => within.length === 0);
    if (isEmptied) return [];
    return [
      slots.length === 0 ? block : { ...block, props: { ...block.props, ...Object.fromEntries(inner) } },
    ];
  });
}

function shownIn(
  blocks: readonly Block[],
  records: ReferencedRecords,
  read: Map<Block, unknown>,
): ShownBlock[] {
  return blocks.flatMap((block) => {
    const definition = blockByName(block.type);
    if (!definition) return [];
    const slots = definition.slots.map((name) => [name, shownIn(blocksIn(block, name), records, read)]);
    const props = showFields(definition.fields, block.props, records);
    if (hasLostAllItems(definition.madeFor, block.props, props)) return [];
    for (const name of definition.slots) delete props[name];
    return [
      {
        type: block.type,
        id: block.id,
        hasLongWord: LONG_WORD.test(definition.words(block.props)) ? true : undefined,
        props: { ...props, data: read.get(block) ?? null },
        slots: slots.length > 0 ? Object.fromEntries(slots) : undefined,
      },
    ];
  });
}

/** Whether all links that a block exists for lead to hidden addresses. */
function hasLostAllItems(
  madeFor: string | undefined,
  stored: Record<string, unknown>,
  shown: Record<string, unknown>,
): boolean {
  return madeFor !== undefined && itemsOf(stored[madeFor]) > 0 && itemsOf(shown[madeFor]) === 0;
}

function itemsOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Loads the data of all blocks, once per kind of block. */
async function dataOfBlocks(
  context: BlockContext,
  placed: readonly PlacedBlock[],
  records: Promise<ReferencedRecords>,
): Promise<Map<Block, unknown>> {
  const kinds = Map.groupBy(placed, ({ definition }) => definition);
  const read = [...kinds].map(async ([definition, alike]) => {
    const data = await definition?.load?.(
      context,
      alike.map(({ block }) => block.props),
      records,
    );
    return alike.map(({ block }, index) => [block, data?.[index]] as const);
  });
  return new Map((await Promise.all(read)).flat());
}

async function referencedRecords(context: BlockContext, references: Reference[]): Promise<ReferencedRecords> {
  const { shows, hides } = context.visibility;
  const byType = Map.groupBy(references, ({ type }) => type);
  const records = new Map<string, unknown>();
  const reading = [...byType].map(async ([name, ofType]) => {
    const type = contentTypeNamed(name);
    if (!type.cards || !shows(type.feature)) return;
    const ids = [...new Set(ofType.map(({ id }) => id))];
    for (const card of await type.cards(context.db, ids)) records.set(`${name} ${card.id}`, card);
  });
  await Promise.all(reading);
  return { find: (type, id) => records.get(`${type} ${id}`), hides };
}
