import { useEffect, useState, useSyncExternalStore } from "react";
import { type DraftKeeper, type DraftKeeperOptions, draftKeeper } from "../draft/draft-keeper";
import type { DraftState } from "../draft/draft-state";

/** A draft that lives as long as the screen. What it is given first, it keeps. */
export function useDraft(options: () => DraftKeeperOptions): [DraftState, DraftKeeper] {
  const [keeper] = useState(() => draftKeeper(options()));
  useEffect(() => keeper.close, [keeper]);
  return [useSyncExternalStore(keeper.subscribe, keeper.state), keeper];
}
