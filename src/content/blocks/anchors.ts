import { markHeadings } from "../rich-text/with-heading-ids";
import { anchorTaker, idsInRichText } from "./anchor-taker";
import type { ShownBlock } from "./shown-block";

/**
 * Gives every block, each of its items with a title, and each second-level heading in its rich text a unique anchor, so
 * that menus, search results, and other pages can link to parts of a page. Ids within rich text stay.
 */
export function withAnchors(blocks: ShownBlock[]): ShownBlock[] {
  const take = anchorTaker(blocks.flatMap(idsInRichText));
  const give = ({ slots, ...block }: ShownBlock): ShownBlock => {
    const { type, props } = block;
    const anchor = take(props.heading || props.question || props.title || type);
    const items = Array.isArray(props.items) ? props.items.map((item) => withAnchor(item, take)) : undefined;
    const inner = slots && Object.entries(slots).map(([name, within]) => [name, within.map(give)]);
    return {
      ...block,
      props: { ...props, anchor, ...(items && { items }) },
      ...(inner && { slots: Object.fromEntries(inner) }),
    };
  };
  // After all others, whose anchors do not depend on the texts.
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
    ...(inner && { slots: Object.fromEntries(inner) }),
  };
}

function withAnchor(item: unknown, take: (words: unknown) => string): unknown {
  if (typeof item !== "object" || item === null || !("title" in item)) return item;
  return { ...item, anchor: take(item.title) };
}
