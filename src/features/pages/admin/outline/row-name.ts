import type { BlockKinds } from "../block-kinds";
import { blockTitle } from "../block-title";
import type { PlacedComponent } from "../placed-components";

/** The name of a block's outline row: its kind, and a text that distinguishes it from others of that kind. */
export function rowName({ component: { type, props } }: PlacedComponent, kinds: BlockKinds) {
  const kind = kinds.get(type);
  return { label: kind?.label ?? "Cannot be edited", title: blockTitle(kind, props) || (kind ? "" : type) };
}
