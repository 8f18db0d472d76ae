import { type ComponentType, createContext } from "react";
import type { ShownForm } from "../../form/shown-form";

/** What blocks show that is more than content: sent, paid or asked for. The page that shows the blocks brings it. */
export interface BlockParts {
  form?: ComponentType<{ form: ShownForm }>;
}

export const BlockPartsContext = createContext<BlockParts>({});
