import { createUsePuck, type Data } from "@puckeditor/core";
import type { BlockKinds } from "./block-kinds";
import { usePageDraft } from "./page-draft";
import { type PlacedComponent, placedComponents } from "./placed-components";

export const usePuck = createUsePuck();

/** Caches the blocks' positions for each state of the page, because many components need them. */
const placesByData = new WeakMap<Data, Map<string, PlacedComponent[]>>();

export function placesOf(data: Data, kinds: BlockKinds, field: string): PlacedComponent[] {
  const byField = placesByData.get(data) ?? new Map<string, PlacedComponent[]>();
  placesByData.set(data, byField);
  const found = byField.get(field) ?? placedComponents(data, kinds, field);
  byField.set(field, found);
  return found;
}

/** Every block of the page with its position, in reading order. */
export function useBlocks(): PlacedComponent[] {
  const { kinds, field } = usePageDraft();
  const data = usePuck(({ appState }) => appState.data);
  return placesOf(data, kinds, field);
}

export function useSelectedBlock(): PlacedComponent | undefined {
  const id = usePuck(({ selectedItem }) => selectedItem?.props.id);
  return useBlocks().find((one) => one.id === id);
}
