import type { BlockDefinition } from "../blocks/block";
import type { PlainFieldSettings } from "../description";
import type { Fields } from "./field";

/** What an input needs to know of its field beyond the kind, as a definition holds it. */
export interface FieldSettings extends PlainFieldSettings {
  /** ITEM_ARRAY: the fields of one item. */
  item?: Fields;
  /** BLOCKS: what a page can be composed of. A function, because blocks are made of fields themselves. */
  blocks?: () => BlockDefinition[];
}
