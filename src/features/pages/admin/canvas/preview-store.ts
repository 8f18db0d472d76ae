import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Ground } from "~/content/blocks/block-props";
import type { PreviewedBlock } from "~/content/blocks/preview-blocks";

/** The state of the canvas: the last valid preview of each block, and its current errors. */
export interface Preview {
  blocks: Record<string, { type: string; props?: Record<string, unknown>; isRefused: boolean }>;
  /** The background of each block, by its id. */
  grounds: Record<string, Ground>;
  /** The id of the opening block. */
  opening: string | null;
  /** Whether the last request failed. */
  isStale: boolean;
}

export function createPreview(): StoreApi<Preview> {
  return createStore<Preview>(() => ({ blocks: {}, grounds: {}, opening: null, isStale: false }));
}

/** Merges a response. A block with errors keeps its last preview. */
export function withAnswer(
  before: Preview,
  types: ReadonlyMap<string, string>,
  answered: readonly PreviewedBlock[],
): Preview {
  const changed = answered.flatMap((block) => {
    const type = types.get(block.id);
    if (type === undefined || block.outcome === "unknown") return [];
    if (block.outcome === "refused")
      return [[block.id, { ...before.blocks[block.id], type, isRefused: true }]];
    return [[block.id, { type, props: withOwnAnchors(block.id, block.props), isRefused: false }]];
  });
  return { ...before, isStale: false, blocks: { ...before.blocks, ...Object.fromEntries(changed) } };
}

/** Nothing on the canvas links to parts of the page; the block's id makes anchors unique. */
function withOwnAnchors(id: string, props: Record<string, unknown>): Record<string, unknown> {
  const { items } = props;
  if (!Array.isArray(items)) return { ...props, anchor: id };
  const anchored = items.map((item, at) =>
    typeof item === "object" && item !== null && "anchor" in item ? { ...item, anchor: `${id}-${at}` } : item,
  );
  return { ...props, anchor: id, items: anchored };
}

export const PreviewContext = createContext<StoreApi<Preview> | null>(null);

/** @throws Error outside the page editor */
export function usePreview<Part>(read: (preview: Preview) => Part): Part {
  const store = use(PreviewContext);
  if (!store) throw new Error("A block of the canvas was rendered outside of it.");
  return useStore(store, read);
}
