import { type RefObject, useEffect } from "react";

/**
 * Leaves among the Tab stops only those tables of a text that are wider than their place. The server makes stops of all of
 * them, as it cannot know: without script each can be moved by keys.
 *
 * @param html what the text is made of; other tables come with another one
 */
export function useReachableTables(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const tables = text.current?.querySelectorAll("table") ?? [];
    if (tables.length === 0) return;
    const look = () => {
      for (const table of tables) table.tabIndex = table.scrollWidth > table.clientWidth ? 0 : -1;
    };
    // Rows that grow (larger letters, a font that comes late) need not make the table's own box larger.
    const observer = new ResizeObserver(look);
    for (const table of tables) for (const part of [table, ...table.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [text, html]);
}
