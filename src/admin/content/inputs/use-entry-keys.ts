import { useRef } from "react";

export interface KeyedEntry<Value> {
  key: string;
  value: Value;
}

/**
 * Keys for entries without an id, so that each keeps its position, focus, and open state while the list
 * around it changes. An entry is recognized by its object; one that was edited, by its position.
 */
export function useEntryKeys<Value>(values: readonly Value[]): KeyedEntry<Value>[] {
  const known = useRef<KeyedEntry<Value>[]>([]);
  const counter = useRef(0);
  const before = known.current;
  const unclaimed = new Map(before.map((entry) => [entry.value, entry.key]));
  const isSameLength = before.length === values.length;
  const entries = values.map((value, index) => {
    const key = take(unclaimed, value) ?? (isSameLength ? freeKeyAt(before, index, values) : undefined);
    return { key: key ?? `entry-${counter.current++}`, value };
  });
  known.current = entries;
  return entries;
}

function take<Value>(unclaimed: Map<Value, string>, value: Value): string | undefined {
  const key = unclaimed.get(value);
  unclaimed.delete(value);
  return key;
}

/** The key of the previous entry at this position, unless that one has moved. */
function freeKeyAt<Value>(
  before: KeyedEntry<Value>[],
  index: number,
  values: readonly Value[],
): string | undefined {
  const entry = before[index];
  return entry && !values.includes(entry.value) ? entry.key : undefined;
}
