import { SAVED_PREFIX } from "./saved-prefix";

/**
 * Loads `watch-typing.ts` when the visitor types, or if input is kept: most visits need neither.
 *
 * @param fillsIn whether the forms of the page get what is kept before the application runs
 * @param typedBefore what the visitor typed before this ran
 */
export function watchTypingWhenNeeded(fillsIn: boolean, typedBefore: Event | undefined): void {
  addEventListener("input", watch, true);
  if (typedBefore || isAnythingSaved()) watch(typedBefore);

  function watch(event?: Event) {
    removeEventListener("input", watch, true);
    // Set it immediately, because a dialog around the form asks before it closes, even while the module is
    // loading.
    const { form } = (event?.target ?? {}) as Partial<HTMLInputElement>;
    if (form?.dataset.keeps) form.dataset.typed = "";
    import("./watch-typing").then(
      ({ watchTyping }) => watchTyping(fillsIn, event?.target),
      // The next keystroke tries again.
      () => addEventListener("input", watch, true),
    );
  }
}

function isAnythingSaved(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(SAVED_PREFIX));
  } catch {
    return false;
  }
}
