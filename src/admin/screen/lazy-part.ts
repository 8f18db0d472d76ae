import { type ComponentType, lazy } from "react";
import { whenIdle } from "~/site/browser/when-idle";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loads: (() => Promise<unknown>)[] = [];

/** A part of a screen in a separate file, which the browser fetches when it is idle. */
export function lazyPart<Props>(load: Load<Props>) {
  loads.push(load);
  return lazy(load);
}

/**
 * Fetches all such parts, each when the browser has nothing else to do. One that fails is fetched when it is needed.
 */
export function loadParts(): void {
  const load = loads.shift();
  if (!load) return;
  whenIdle(
    () =>
      void load()
        .catch(() => {})
        .then(loadParts),
  );
}
