import { currentEarlyDialog } from "~/ui/modal/early-dialog";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LOOK_AGAIN_MS = 1000;
/** The input of a search box is easily typed again and does not count. */
const SEARCHES = "form[role=search], [role=search] form";

const typedIn = new Set<HTMLFormElement>();

/** Starts tracking which forms have input that was not sent. */
export function watchUnsentInput(): void {
  for (const form of document.forms) if (isFilledIn(form)) note(form);
  addEventListener("input", ({ target }) => note((target as Partial<Control>).form), true);
  addEventListener("reset", ({ target }) => typedIn.delete(target as HTMLFormElement), true);
}

/** Calls `act` as soon as no form on the page has unsent input, possibly immediately. */
export function whenNoInputIsUnsent(act: () => void): void {
  if (!hasUnsentInput()) {
    act();
    return;
  }
  const looking = setInterval(() => {
    if (hasUnsentInput()) return;
    clearInterval(looking);
    act();
  }, LOOK_AGAIN_MS);
}

/** A form that no longer exists was sent or left by the visitor. */
function hasUnsentInput(): boolean {
  // Events in the form of an early dialog do not name it.
  if (currentEarlyDialog()?.isUsed()) return true;
  for (const form of typedIn) if (!form.isConnected) typedIn.delete(form);
  return typedIn.size > 0;
}

function note(form: HTMLFormElement | null | undefined): void {
  if (form && !form.matches(SEARCHES)) typedIn.add(form);
}

/** Input from before the tracking started. */
function isFilledIn(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (control) =>
      (control instanceof HTMLInputElement &&
        (control.value !== control.defaultValue || control.checked !== control.defaultChecked)) ||
      (control instanceof HTMLTextAreaElement && control.value !== control.defaultValue),
  );
}
