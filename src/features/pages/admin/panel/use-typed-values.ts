import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useBlockMoves } from "../use-block-moves";

/** Debounce before the page gets the input, in ms. */
const DEBOUNCE_MS = 100;

/**
 * The input in the fields of a block until the page gets it, after a pause.
 * @param current the page's values; if one changes, for example after an undo, they replace the input
 * @returns `type`, which adds input, and `flush`, which ends the pause
 */
export function useTypedValues(current: readonly unknown[]) {
  const moves = useBlockMoves();
  const [typed, setTyped] = useState<{ values: Record<string, unknown>; isSent: boolean } | null>(null);
  const [shownValue, setShownValue] = useState(current);
  if (current.some((one, at) => one !== shownValue[at])) {
    setShownValue(current);
    if (typed?.isSent) setTyped(null);
  }
  const send = useDebouncedCallback(
    (id: string, values: Record<string, unknown>) => {
      setTyped({ values, isSent: true });
      moves.change(id, values);
    },
    { delay: DEBOUNCE_MS, flushOnUnmount: true },
  );
  return {
    typed: typed?.values ?? NO_VALUES,
    type(id: string, changes: Record<string, unknown>) {
      const values = typed && !typed.isSent ? { ...typed.values, ...changes } : changes;
      setTyped({ values, isSent: false });
      send(id, values);
    },
    flush: send.flush,
  };
}

const NO_VALUES: Record<string, unknown> = {};
