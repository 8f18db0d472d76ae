import { useEffect, useState, useSyncExternalStore } from "react";
import { type DraftKeeper, type DraftKeeperOptions, draftKeeper } from "../draft/draft-keeper";
import type { DraftState } from "../draft/draft-state";

/** A draft for the lifetime of the screen. It keeps its first options. */
export function useDraft(options: () => DraftKeeperOptions): [DraftState, DraftKeeper] {
  const [keeper] = useState(() => draftKeeper(options()));
  useEffect(() => {
    // A background tab may be closed without another event, so pending input is sent now.
    const send = () => void (document.visibilityState === "hidden" && keeper.flush());
    document.addEventListener("visibilitychange", send);
    return () => document.removeEventListener("visibilitychange", send);
  }, [keeper]);
  return [useSyncExternalStore(keeper.subscribe, keeper.state), keeper];
}
