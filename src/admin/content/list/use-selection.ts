import { useState } from "react";
import type { ListItem } from "~/content/item-schemas";

export interface Selection {
  ids: ReadonlySet<string>;
  /** The chosen items on this page. */
  items: ListItem[];
  state: "none" | "some" | "all";
  toggle(id: string, on: boolean, withRange?: boolean): void;
  toggleAll(on: boolean): void;
  clear(): void;
}

/**
 * The chosen rows of the page. Rows that leave the page are deselected, so that nobody acts on rows that they
 * cannot see.
 */
export function useSelection(shown: readonly ListItem[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const items = shown.filter(({ id }) => chosen.has(id));

  const set = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) on ? after.add(id) : after.delete(id);
      return after;
    });

  return {
    ids: new Set(items.map(({ id }) => id)),
    items,
    state: items.length === 0 ? "none" : items.length === shown.length ? "all" : "some",
    toggle(id, on, withRange = false) {
      set(withRange && last ? between(shown, last, id) : [id], on);
      setLast(id);
    },
    toggleAll: (on) =>
      set(
        shown.map(({ id }) => id),
        on,
      ),
    clear: () => setChosen(new Set()),
  };
}

function between(shown: readonly ListItem[], one: string, other: string): string[] {
  const places = [one, other].map((id) => shown.findIndex((item) => item.id === id));
  return shown.slice(Math.max(0, Math.min(...places)), Math.max(...places) + 1).map(({ id }) => id);
}
