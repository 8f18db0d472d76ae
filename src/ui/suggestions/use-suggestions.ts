import { useEffect, useState } from "react";
import { type Suggestion, suggestionsFor } from "./suggestion";

/** People type a letter every fifth of a second; asking at each would be asking in vain. */
const PAUSE_MS = 130;

/** What is suggested for what is being typed into a box; nothing once it was closed, until something is typed again. */
export function useSuggestions(input: HTMLInputElement): { shown: Suggestion[]; close(): void } {
  const [shown, setShown] = useState<Suggestion[]>([]);
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    const note = () => setTyped(input.value);
    // Typed while this was fetched.
    if (input.value !== input.defaultValue) note();
    input.addEventListener("input", note);
    return () => input.removeEventListener("input", note);
  }, [input]);

  useEffect(() => {
    if (typed === null) return;
    const waiting = new AbortController();
    const timer = setTimeout(async () => {
      const found = await suggestionsFor(typed, waiting.signal).catch(() => null);
      if (found && !waiting.signal.aborted) setShown(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [typed]);

  return {
    shown: typed === null ? [] : shown,
    close() {
      setTyped(null);
      setShown([]);
    },
  };
}
