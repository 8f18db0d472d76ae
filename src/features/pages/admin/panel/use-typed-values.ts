import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useBlockMoves } from "../use-block-moves";

/** Debounce before the page takes over what was typed, in ms. */
const PAUSE = 100;

/**
 * What was typed into the fields of a block, until the page has it. The page gets it after a pause.
 * @param current the page's values; once one changes, it counts again, for example after an undo
 * @returns `type` for new input, and `flush`, which ends the pause
 */
export function useTypedValues(current: readonly unknown[]) {
  const moves = useBlockMoves();
  const [typed, setTyped] = useState<{ values: Record<string, unknown>; isHanded: boolean } | null>(null);
  const [shownValue, setShownValue] = useState(current);
  if (current.some((one, at) => one !== shownValue[at])) {
    setShownValue(current);
    if (typed?.isHanded) setTyped(null);
  }
  const hand = useDebouncedCallback(
    (id: string, values: Record<string, unknown>) => {
      setTyped({ values, isHanded: true });
      moves.change(id, values);
    },
    { delay: PAUSE, flushOnUnmount: true },
  );
  return {
    typed: typed?.values ?? NOTHING,
    type(id: string, changes: Record<string, unknown>) {
      const values = typed && !typed.isHanded ? { ...typed.values, ...changes } : changes;
      setTyped({ values, isHanded: false });
      hand(id, values);
    },
    flush: hand.flush,
  };
}

const NOTHING: Record<string, unknown> = {};
