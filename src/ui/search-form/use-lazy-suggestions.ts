import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { SuggestionsProps } from "../suggestions/suggestions";

type Suggestions = ComponentType<SuggestionsProps>;

/** The list of suggestions, loaded when the box is focused; until then, and if that fails, null. */
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
    // The box may have been focused before the app ran.
    if (document.activeElement === input) load();
    input.addEventListener("focus", load, { once: true });
    return () => input.removeEventListener("focus", load);
  }, [box]);
  return Suggestions;
}
