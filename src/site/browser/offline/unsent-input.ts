type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LOOK_AGAIN_MS = 1000;
/** What a search box holds is typed again in a moment, and is never sent by anybody but the visitor. */
const SEARCHES = "form[role=search], [role=search] form";

const typedIn = new Set<HTMLFormElement>();

/** Notes which forms hold something that was typed and has not been sent, from here on. */
export function watchUnsentInput(): void {
  for (const form of document.forms) if (isFilledIn(form)) note(form);
  addEventListener("input", ({ target }) => note((target as Partial<Control>).form), true);
  addEventListener("reset", ({ target }) => typedIn.delete(target as HTMLFormElement), true);
}

/** Does it as soon as no form of the page holds anything unsent, now at the earliest. */
export function whenNothingIsUnsent(act: () => void): void {
  if (!isAnythingUnsent()) {
    act();
    return;
  }
  const looking = setInterval(() => {
    if (isAnythingUnsent()) return;
    clearInterval(looking);
    act();
  }, LOOK_AGAIN_MS);
}

/** A form that is gone was sent, or left by the visitor. */
function isAnythingUnsent(): boolean {
  for (const form of typedIn) if (!form.isConnected) typedIn.delete(form);
  return typedIn.size > 0;
}

function note(form: HTMLFormElement | null | undefined): void {
  if (form && !form.matches(SEARCHES)) typedIn.add(form);
}

/** Something was typed before anybody listened. */
function isFilledIn(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (control) =>
      (control instanceof HTMLInputElement &&
        (control.value !== control.defaultValue || control.checked !== control.defaultChecked)) ||
      (control instanceof HTMLTextAreaElement && control.value !== control.defaultValue),
  );
}
