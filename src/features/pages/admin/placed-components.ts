import type { ComponentData, Data } from "@puckeditor/core";
import { type BlockKinds, slotsOf } from "./block-kinds";
import { componentsIn } from "./puck-data";

/** Puck's name for the page's own list of blocks. */
export const PAGE_ZONE = "root:default-zone";

/** A block with its position, in the terms of Puck and of the record. */
export interface PlacedComponent {
  component: ComponentData;
  id: string;
  /** The list in which it is, and the index there. */
  zone: string;
  index: number;
  /** The length of that list. */
  siblings: number;
  /** The ids of the surrounding blocks, outermost first. */
  parents: string[];
  /** The slot of its parent, by field name; null on the page itself. */
  slot: string | null;
  /** Its path in errors: `blocks.2`, or `blocks.2.props.first.0` within a slot. */
  path: string;
}

/** Every block of a page in reading order, including those in slots. */
export function placedComponents(
  { content }: Pick<Data, "content">,
  kinds: BlockKinds,
  field = "blocks",
): PlacedComponent[] {
  return within(content, { zone: PAGE_ZONE, parents: [], slot: null, path: field }, kinds);
}

function within(
  components: readonly ComponentData[],
  place: Pick<PlacedComponent, "zone" | "parents" | "slot" | "path">,
  kinds: BlockKinds,
): PlacedComponent[] {
  return components.flatMap((component, index) => {
    const { id } = component.props;
    const path = `${place.path}.${index}`;
    const inner = slotsOf(kinds.get(component.type)).flatMap((slot) =>
      within(
        componentsIn(component.props[slot]),
        { zone: `${id}:${slot}`, parents: [...place.parents, id], slot, path: `${path}.props.${slot}` },
        kinds,
      ),
    );
    return [{ ...place, component, id, index, siblings: components.length, path }, ...inner];
  });
}

/** The innermost block on an error's path. */
export function componentAt(placed: readonly PlacedComponent[], path: string): PlacedComponent | undefined {
  return placed.findLast((one) => path === one.path || path.startsWith(`${one.path}.`));
}
