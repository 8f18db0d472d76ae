import type { Field, Fields } from "../fields/field";
import { blockByName } from "../registry";
import { passagesOfRichText } from "../rich-text/passages-of-rich-text";
import type { Passage } from "../search/passage";
import { allShown } from "./all-shown";
import { withAnchors } from "./anchors";
import type { Block } from "./block";
import { blocksIn } from "./placed-blocks";
import type { ShownBlock } from "./shown-block";

/**
 * The parts of a page with their anchors: blocks with a heading, their items with a title, and what follows each
 * second-level heading of a rich text. The first block opens the page, so only its items count.
 */
export function passagesOfBlocks(blocks: readonly Block[]): Passage[] {
  const [opening, ...others] = allShown(withAnchors(blocks.map(asShownBlock)));
  const inOpening = opening
    ? passagesOf(opening).filter(({ anchor }) => anchor !== opening.props.anchor)
    : [];
  return [...inOpening, ...others.flatMap(passagesOf)];
}

/** A stored block in the form that gets anchors. */
function asShownBlock(block: Block): ShownBlock {
  const { type, props } = block;
  const slots = blockByName(type)?.slots ?? [];
  const own = Object.entries(props).filter(([name]) => !slots.includes(name));
  return {
    type,
    props: Object.fromEntries(own),
    slots: Object.fromEntries(slots.map((name) => [name, blocksIn(block, name).map(asShownBlock)])),
  };
}

function passagesOf({ type, props }: ShownBlock): Passage[] {
  const fields: Fields = blockByName(type)?.fields ?? {};
  const texts: string[] = [];
  const parts: Passage[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name];
    if (value === undefined || value === null || name === "heading") continue;
    const inner = innerPassages(field, value);
    parts.push(...inner);
    if (inner.length === 0) texts.push(field.words(value));
  }
  const heading = String(props.heading || props.question || props.title || "");
  const own = { anchor: String(props.anchor), heading, text: texts.filter(Boolean).join("\n") };
  return heading ? [own, ...parts] : parts;
}

/** The parts of a list of items, or of a rich text with headings; none for other values. */
function innerPassages({ kind, settings }: Field, value: unknown): Passage[] {
  if (kind === "HTML") return passagesOfRichText(String(value), []);
  if (kind !== "ITEM_ARRAY" || !Array.isArray(value)) return [];
  const parts = Object.entries(settings.item ?? {}).filter(([name]) => name !== "title");
  return value.flatMap((item: Record<string, unknown>) => {
    if (!item.anchor || !item.title) return [];
    const texts = parts.map(([name, part]) => part.words(item[name] ?? part.empty));
    return [
      { anchor: String(item.anchor), heading: String(item.title), text: texts.filter(Boolean).join("\n") },
    ];
  });
}
