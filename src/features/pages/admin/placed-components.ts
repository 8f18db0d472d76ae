import type { ComponentData, Data } from "@puckeditor/core";
import { type BlockKinds, slotsOf } from "./block-kinds";
import { componentsIn } from "./puck-data";

/** Puck's name of the page's own list of blocks. */
export const PAGE_ZONE = "root:default-zone";

/** A block with its place, in the terms of Puck and of the record. */
export interface PlacedComponent {
  component: ComponentData;
  id: string;
  /** Its list, and the index there. */
  zone: string;
  index: number;
  /** The length of that list. */
  siblings: number;
  /** The ids of the surrounding blocks, outermost first. */
  parents: string[];
  /** The slot of its parent, by field name. */
  slot: string | null;
  /** Its path in errors: `blocks.2`, or `blocks.2.props.first.0` within a slot. */
  path: string;
}

/** Every block of a page, including those in slots, in reading order. */
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

/** The block of an error's path: the innermost one on it. */
export function componentAt(placed: readonly PlacedComponent[], path: string): PlacedComponent | undefined {
  return placed.findLast((one) => path === one.path || path.startsWith(`${one.path}.`));
}
