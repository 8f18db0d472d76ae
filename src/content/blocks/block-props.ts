import type { ReactNode } from "react";
import type { BlockDefinition, RenderProps } from "./block";

export type Ground = "paper" | "sand" | "mist";

/** What a block's component is given: its props as shown, where on the page it can be linked to, and its ground. */
export type BlockProps<B extends BlockDefinition> = Anchored<RenderProps<B>> & {
  ground: Ground;
  /** What stands in its slots, ready; null for an empty one. */
  slots?: Record<string, ReactNode>;
};

type Anchored<Props> = Omit<Props, "items"> & { anchor: string } & (Props extends { items: (infer Item)[] }
    ? { items: (Item & { anchor: string })[] }
    : unknown);
