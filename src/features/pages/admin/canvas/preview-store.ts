import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Ground } from "~/content/blocks/block-props";
import type { PreviewedBlock } from "~/content/blocks/preview-blocks";
import type { BlockKinds } from "../block-kinds";
import { withValueAt } from "../with-value-at";
import { markedText, withFieldMarks } from "./texts/field-marks";
import type { Point } from "./texts/shown-texts";

interface PreviewedLook {
  type: string;
  /** The texts of fields contain marks (`texts/field-marks.ts`). */
  props?: Record<string, unknown>;
  isRefused: boolean;
}

/** A text that someone is writing on the canvas. */
export interface Typing {
  /** The id of the block. */
  id: string;
  /** The field's path within the block's props. */
  path: string;
  /** Where the text was clicked, in px of the canvas's document; null if it was chosen by keyboard. */
  point: Point | null;
  /** The block's preview at the start. It does not change during writing, because the browser changes its elements. */
  look: PreviewedLook | undefined;
}

/** The state of the canvas: the last valid preview of each block, and the current errors. */
export interface Preview {
  blocks: Record<string, PreviewedLook>;
  /** The background of each block by id. */
  grounds: Record<string, Ground>;
  /** The id of the opening block. */
  opening: string | null;
  /** Whether the last request failed. */
  isStale: boolean;
  typing: Typing | null;
  /** How often someone wrote in each block. A change renders the block again. */
  timesTyped: Record<string, number>;
}

export function createPreview(): StoreApi<Preview> {
  return createStore<Preview>(() => ({
    blocks: {},
    grounds: {},
    opening: null,
    isStale: false,
    typing: null,
    timesTyped: {},
  }));
}

/** Starts writing a text on the canvas. */
export function startTyping(preview: StoreApi<Preview>, typing: Omit<Typing, "look">): void {
  preview.setState(({ blocks }) => ({ typing: { ...typing, look: blocks[typing.id] } }));
}

/**
 * Ends writing. The block shows the text immediately, until the server's response arrives.
 * @param next the text in the same block with which editing continues
 */
export function endTyping(
  preview: StoreApi<Preview>,
  { id, path, text }: { id: string; path: string; text: string },
  next: string | null = null,
): void {
  preview.setState(({ blocks, timesTyped }) => {
    const before = blocks[id];
    const written = text === "" ? text : markedText(text, path);
    const props = withValueAt(before?.props, path.split("."), written) as PreviewedLook["props"];
    const look = before && { ...before, props };
    return {
      blocks: look ? { ...blocks, [id]: look } : blocks,
      timesTyped: { ...timesTyped, [id]: (timesTyped[id] ?? 0) + 1 },
      typing: next === null ? null : { id, path: next, point: null, look },
    };
  });
}

/** Merges a server response. A block with errors keeps its last preview. */
export function withAnswer(
  before: Preview,
  types: ReadonlyMap<string, string>,
  kinds: BlockKinds,
  answered: readonly PreviewedBlock[],
): Preview {
  const changed = answered.flatMap((block) => {
    const type = types.get(block.id);
    if (type === undefined || block.outcome === "unknown") return [];
    if (block.outcome === "refused")
      return [[block.id, { ...before.blocks[block.id], type, isRefused: true }]];
    const props = withFieldMarks(kinds.get(type)?.fields ?? [], withOwnAnchors(block.id, block.props));
    return [[block.id, { type, props, isRefused: false }]];
  });
  return { ...before, isStale: false, blocks: { ...before.blocks, ...Object.fromEntries(changed) } };
}

/** Makes anchors unique by the block's id. Nothing on the canvas links to parts of the page. */
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
export function usePreviewStore(): StoreApi<Preview> {
  const store = use(PreviewContext);
  if (!store) throw new Error("A block of the canvas was rendered outside of it.");
  return store;
}

/** @throws Error outside the page editor */
export function usePreview<Part>(read: (preview: Preview) => Part): Part {
  return useStore(usePreviewStore(), read);
}
