import type { ComponentData, Data } from "@puckeditor/core";
import { type BlockKinds, slotsOf } from "./block-kinds";
import { componentsIn } from "./puck-data";

/** Puck's name of the page itself, as a place for blocks. */
export const PAGE_ZONE = "root:default-zone";

/** A block with where it stands, in the words of Puck and in those of the record. */
export interface PlacedComponent {
  component: ComponentData;
  id: string;
  /** The list it stands in, and at which place. */
  zone: string;
  index: number;
  /** How many stand in that list. */
  siblings: number;
  /** The ids of the blocks around it, the outermost first. */
  parents: string[];
  /** Which slot of its parent, by its field's name. */
  slot: string | null;
  /** As errors name it: `blocks.2`, or `blocks.2.props.first.0` within a slot. */
  path: string;
}

/** Every block of a page, those within slots too, in reading order. */
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

/** The block that a path of an error leads to: the innermost one it passes. */
export function componentAt(placed: readonly PlacedComponent[], path: string): PlacedComponent | undefined {
  return placed.findLast((one) => path === one.path || path.startsWith(`${one.path}.`));
}
