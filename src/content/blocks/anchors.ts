import { markHeadings } from "../rich-text/with-heading-ids";
import { anchorAllocator, idsInRichText } from "./anchor-allocator";
import type { ShownBlock } from "./shown-block";

/**
 * Gives a unique anchor to every block, to each of its items with a title, and to each second-level heading
 * in its rich text. Menus, search results, and other pages link to them. Ids within rich text stay.
 */
export function withAnchors(blocks: ShownBlock[]): ShownBlock[] {
  const take = anchorAllocator(blocks.flatMap(idsInRichText));
  const give = ({ slots, ...block }: ShownBlock): ShownBlock => {
    const { type, props } = block;
    const anchor = take(props.heading || props.question || props.title || type);
    const shown: ShownBlock["props"] = { ...props, anchor };
    if (Array.isArray(props.items)) shown.items = props.items.map((item) => withAnchor(item, take));
    const inner = slots && Object.entries(slots).map(([name, within]) => [name, within.map(give)]);
    return {
      ...block,
      props: shown,
      slots: inner && Object.fromEntries(inner),
    };
  };
  // Headings within texts get their anchors last, so that texts never change the anchors of blocks and items.
  return blocks.map(give).map((block) => withHeadingsMarked(block, take));
}

function withHeadingsMarked({ slots, ...block }: ShownBlock, take: (words: unknown) => string): ShownBlock {
  const props = Object.entries(block.props).map(([name, value]) => [
    name,
    typeof value === "string" && value.startsWith("<") ? markHeadings(value, take).html : value,
  ]);
  const inner =
    slots &&
    Object.entries(slots).map(([name, within]) => [name, within.map((one) => withHeadingsMarked(one, take))]);
  return {
    ...block,
    props: Object.fromEntries(props),
    slots: inner && Object.fromEntries(inner),
  };
}

function withAnchor(item: unknown, take: (words: unknown) => string): unknown {
  if (typeof item !== "object" || item === null || !("title" in item)) return item;
  return { ...item, anchor: take(item.title) };
}
