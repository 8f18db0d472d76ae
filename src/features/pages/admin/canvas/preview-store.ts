import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Ground } from "~/content/blocks/block-props";
import type { PreviewedBlock } from "~/content/blocks/preview-blocks";

/** What the canvas shows: of each block the last state in which it could be shown, and what is wrong with it now. */
export interface Preview {
  blocks: Record<string, { type: string; props?: Record<string, unknown>; isRefused: boolean }>;
  /** The ground on which each block lies, by its id. */
  grounds: Record<string, Ground>;
  /** The id of the block that opens the page. */
  opening: string | null;
  /** The server could not be asked. */
  isStale: boolean;
}

export function createPreview(): StoreApi<Preview> {
  return createStore<Preview>(() => ({ blocks: {}, grounds: {}, opening: null, isStale: false }));
}

/** Takes an answer over. A block that cannot be shown any more keeps its last look. */
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

/** On the canvas nothing links to a part of the page; what makes anchors unique there is the block's id. */
function withOwnAnchors(id: string, props: Record<string, unknown>): Record<string, unknown> {
  const items = Array.isArray(props.items)
    ? props.items.map((item, at) =>
        typeof item === "object" && item !== null && "anchor" in item
          ? { ...item, anchor: `${id}-${at}` }
          : item,
      )
    : undefined;
  return { ...props, anchor: id, ...(items && { items }) };
}

export const PreviewContext = createContext<StoreApi<Preview> | null>(null);

/** @throws Error outside the page editor */
export function usePreview<Part>(read: (preview: Preview) => Part): Part {
  const store = use(PreviewContext);
  if (!store) throw new Error("A block of the canvas stands outside of it.");
  return useStore(store, read);
}
