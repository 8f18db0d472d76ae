import { type ComponentType, createElement, lazy, useState } from "react";
import { whenIdle } from "~/site/browser/when-idle";

interface Part<Props> {
  /** Undefined until its file is fetched. */
  loaded: ComponentType<Props> | undefined;
  /** Suspends until the file is fetched. */
  late: ComponentType<Props>;
}

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a screen in a separate file, which the browser fetches when it is idle. Once the file is fetched, the part
 * renders immediately: React would show even a fetched `lazy` component only 300 ms after its fallback.
 */
export function lazyPart<Props extends object>(
  fetchFile: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const load = async () => {
    const file = await fetchFile();
    part.loaded = file.default;
    return file;
  };
  const part: Part<Props> = { loaded: undefined, late: lazy(load) };
  loads.push(load);
  return (props) => createElement(LoadedPart<Props>, { part, props });
}

function LoadedPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  // The same component for as long as the part is shown, because another one would lose its state.
  const [Shown] = useState(() => part.loaded ?? part.late);
  return createElement(Shown, props);
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
