import { type ComponentType, createContext } from "react";
import type { ShownForm } from "../../form/shown-form";

/** Components of blocks that need more than content, such as forms. The page that renders the blocks provides them. */
export interface BlockParts {
  form?: ComponentType<{ form: ShownForm }>;
}

export const BlockPartsContext = createContext<BlockParts>({});
