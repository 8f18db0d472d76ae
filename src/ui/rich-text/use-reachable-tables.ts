import { type RefObject, useEffect } from "react";

/**
 * Keeps only those tables focusable that are wider than their container. The server makes all of them
 * focusable, because it does not know the width: without JavaScript, each can be scrolled by keys.
 * @param html the text's source; a new one has new tables
 */
export function useReachableTables(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const tables = text.current?.querySelectorAll("table") ?? [];
    if (tables.length === 0) return;
    const look = () => {
      for (const table of tables) table.tabIndex = table.scrollWidth > table.clientWidth ? 0 : -1;
    };
    // Growing rows (larger text, a late font) may not change the size of the table element.
    const observer = new ResizeObserver(look);
    for (const table of tables) for (const part of [table, ...table.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [text, html]);
}
