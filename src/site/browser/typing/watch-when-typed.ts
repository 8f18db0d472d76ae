import { KEPT_PREFIX } from "./kept-prefix";

/**
 * Loads what keeps typing (`watch-typing.ts`) when the visitor types, or where something is kept: most visits need neither.
 *
 * @param fillsIn whether the forms of the page get what is kept before the application runs
 */
export function watchTypingWhenNeeded(fillsIn: boolean): void {
  addEventListener("input", watch, true);
  if (isAnythingKept()) watch();

  function watch(event?: Event) {
    removeEventListener("input", watch, true);
    import("./watch-typing").then(
      ({ watchTyping }) => watchTyping(fillsIn, event?.target),
      // The next key is another try.
      () => addEventListener("input", watch, true),
    );
  }
}

function isAnythingKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(KEPT_PREFIX));
  } catch {
    return false;
  }
}
