import { useGetPuck } from "@puckeditor/core";
import { useMemo } from "react";
import type { BlockKinds } from "./block-kinds";
import { usePageDraft } from "./page-draft";
import { PAGE_ZONE, type PlacedComponent } from "./placed-components";
import { fromComponent, newBlockId, toComponent, withFreshIds } from "./puck-data";
import { showUndo } from "./show-undo";
import type { StoredBlock } from "./stored-block";
import { placesOf } from "./use-blocks";

/** A position for a block. */
export interface Place {
  zone: string;
  index: number;
}

/** The actions on a page's blocks, by block id. Each is one undo step. */
export function useBlockMoves() {
  const getPuck = useGetPuck();
  const { kinds, field } = usePageDraft();
  return useMemo(() => {
    const page: PuckPage = {
      getPuck,
      kinds,
      placeOf: (id) => placesOf(getPuck().appState.data, kinds, field).find((one) => one.id === id),
    };
    return { placeOf: page.placeOf, ...selection(page), ...additions(page), ...changes(page) };
  }, [getPuck, kinds, field]);
}

export type BlockMoves = ReturnType<typeof useBlockMoves>;

/** The page in Puck's format. */
interface PuckPage {
  getPuck: ReturnType<typeof useGetPuck>;
  kinds: BlockKinds;
  placeOf(id: string): PlacedComponent | undefined;
}

function selection({ getPuck, kinds, placeOf }: PuckPage) {
  return {
    select(id: string | null): void {
      const block = id === null ? undefined : placeOf(id);
      const itemSelector = block ? { zone: block.zone, index: block.index } : null;
      getPuck().dispatch({ type: "setUi", ui: { itemSelector } });
    },
    /** The block in the format of records. */
    stored(id: string): StoredBlock | null {
      const block = placeOf(id);
      return block ? fromComponent(block.component, kinds) : null;
    },
    /** The position after a block, or at the end of the page. */
    placeAfter(id: string | null): Place {
      const block = id === null ? undefined : placeOf(id);
      if (block) return { zone: block.zone, index: block.index + 1 };
      return { zone: PAGE_ZONE, index: getPuck().appState.data.content.length };
    },
  };
}

function additions(page: PuckPage) {
  const { getPuck, kinds, placeOf } = page;
  return {
    /**
     * Adds a block with the example content of its kind.
     * @returns its id
     */
    add(type: string, { zone, index }: Place): string {
      const id = newBlockId(type);
      getPuck().dispatch({
        type: "insert",
        componentType: type,
        destinationIndex: index,
        destinationZone: zone,
        id,
      });
      return id;
    },
    /**
     * Inserts copies of blocks as one undo step.
     * @returns the id of the first
     */
    put(blocks: readonly StoredBlock[], { zone, index }: Place): string | null {
      const copies = blocks.filter(({ type }) => kinds.has(type)).map((block) => withFreshIds(block, kinds));
      for (const [at, block] of copies.entries()) {
        const isLast = at === copies.length - 1;
        insert(page, toComponent(block, kinds), { zone, index: index + at }, isLast);
      }
      return copies[0]?.id ?? null;
    },
    duplicate(id: string): void {
      const block = placeOf(id);
      if (!block) return;
      getPuck().dispatch({ type: "duplicate", sourceIndex: block.index, sourceZone: block.zone });
    },
  };
}

function changes(page: PuckPage) {
  const { getPuck, kinds, placeOf } = page;
  return {
    /**
     * Moves a block within its list.
     * @param by -1 for one place up, 1 for one place down
     * @returns whether it could move
     */
    shift(id: string, by: -1 | 1): boolean {
      const block = placeOf(id);
      if (!block || block.index + by < 0 || block.index + by >= block.siblings) return false;
      getPuck().dispatch({
        type: "reorder",
        sourceIndex: block.index,
        destinationIndex: block.index + by,
        destinationZone: block.zone,
      });
      return true;
    },
    /** Changes some fields of a block, as one undo step. */
    change(id: string, changed: Record<string, unknown>): void {
      const block = placeOf(id);
      if (!block) return;
      const { component, zone, index } = block;
      const data = { ...component, props: { ...component.props, ...changed } };
      getPuck().dispatch({ type: "replace", destinationIndex: index, destinationZone: zone, data });
    },
    remove(id: string): void {
      const block = placeOf(id);
      if (!block) return;
      getPuck().dispatch({ type: "remove", index: block.index, zone: block.zone });
      const name = kinds.get(block.component.type)?.label ?? block.component.type;
      // Puck merges quick changes into one history step, so its undo might revert more than this.
      showUndo(`“${name}” was deleted.`, () => insert(page, block.component, block, true));
    },
  };
}

/**
 * Inserts a block with its content.
 * @param recordHistory whether this ends the undo step
 */
function insert(
  { getPuck }: PuckPage,
  component: PlacedComponent["component"],
  { zone, index }: Place,
  recordHistory: boolean,
): void {
  const { dispatch } = getPuck();
  const destination = { destinationIndex: index, destinationZone: zone };
  const { type, props } = component;
  dispatch({ type: "insert", componentType: type, ...destination, id: props.id, recordHistory: false });
  dispatch({ type: "replace", ...destination, data: component, recordHistory });
}
