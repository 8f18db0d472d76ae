import type { ReactNode } from "react";
import type { BlockDefinition, RenderProps } from "./block";

export type Ground = "paper" | "sand" | "mist";

/** The props of a block's component: its values as shown, its anchor, and its background. */
export type BlockProps<B extends BlockDefinition> = Anchored<RenderProps<B>> & {
  ground: Ground;
  /** The rendered contents of its slots; null for an empty one. */
  slots?: Record<string, ReactNode>;
};

type Anchored<Props> = Omit<Props, "items"> & { anchor: string } & (Props extends { items: (infer Item)[] }
    ? { items: (Item & { anchor: string })[] }
    : unknown);
