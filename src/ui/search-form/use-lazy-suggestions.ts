import { type ComponentType, type RefObject, useEffect, useState } from "react";

type Suggestions = ComponentType<{ input: HTMLInputElement }>;

/** The list of suggestions, fetched when somebody goes to the box; until then, and where that fails, there is none. */
export function useLazySuggestions(box: RefObject<HTMLInputElement | null>): Suggestions | null {
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const load = () => {
      import("../suggestions/suggestions").then(
        (loaded) => setSuggestions(() => loaded.Suggestions),
        () => {},
      );
    };
    // The focus may have been there before the application was.
    if (document.activeElement === input) load();
    input.addEventListener("focus", load, { once: true });
    return () => input.removeEventListener("focus", load);
  }, [box]);
  return Suggestions;
}
