import { useEffect, useState } from "react";
import { type Suggestion, suggestionsFor } from "./suggestion";

/** People type a letter every 200 ms, so shorter pauses would send useless requests. */
const PAUSE_MS = 130;

/** Suggestions for what is being typed into a box; none after closing, until the next input. */
export function useSuggestions(
  input: HTMLInputElement,
  address: string,
): { shown: Suggestion[]; close(): void } {
  const [shown, setShown] = useState<Suggestion[]>([]);
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    const note = () => setTyped(input.value);
    // Typed while this code was loading.
    if (input.value !== input.defaultValue) note();
    input.addEventListener("input", note);
    return () => input.removeEventListener("input", note);
  }, [input]);

  useEffect(() => {
    if (typed === null) return;
    const waiting = new AbortController();
    const timer = setTimeout(async () => {
      const found = await suggestionsFor(address, typed, waiting.signal).catch(() => null);
      if (found && !waiting.signal.aborted) setShown(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [address, typed]);

  return {
    shown: typed === null ? [] : shown,
    close() {
      setTyped(null);
      setShown([]);
    },
  };
}
