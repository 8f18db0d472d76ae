import { useEffect, useState, useSyncExternalStore } from "react";
import { type DraftKeeper, type DraftKeeperOptions, draftKeeper } from "../draft/draft-keeper";
import type { DraftState } from "../draft/draft-state";

/** A draft that lives as long as the screen. What it is given first, it keeps. */
export function useDraft(options: () => DraftKeeperOptions): [DraftState, DraftKeeper] {
  const [keeper] = useState(() => draftKeeper(options()));
  useEffect(() => {
    // A tab in the background may be closed without another word: what waits for a pause in typing is sent.
    const send = () => void (document.visibilityState === "hidden" && keeper.flush());
    document.addEventListener("visibilitychange", send);
    return () => document.removeEventListener("visibilitychange", send);
  }, [keeper]);
  return [useSyncExternalStore(keeper.subscribe, keeper.state), keeper];
}
