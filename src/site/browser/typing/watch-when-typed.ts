import { innermostTarget } from "./innermost-target";
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
    const control = event && innermostTarget(event);
    // Set it immediately, because a dialog around the form asks before it closes, even while the module is
    // loading.
    const { form } = (control ?? {}) as Partial<HTMLInputElement>;
    if (form?.dataset.keeps) form.dataset.typed = "";
    import("./watch-typing").then(
      ({ watchTyping }) => watchTyping(fillsIn, control),
      // The next keystroke tries again.
      () => addEventListener("input", watch, true),
    );
  }
}

/** Fills in the forms of a tree that was added to the page before the app runs. */
export function fillInSaved(tree: ShadowRoot): void {
  if (!isAnythingSaved()) return;
  import("./watch-typing").then(
    ({ fillInForms }) => fillInForms(tree),
    // Without a connection, the form stays empty and can be used.
    () => {},
  );
}

function isAnythingSaved(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(SAVED_PREFIX));
  } catch {
    return false;
  }
}
