import { inputId, loadingId } from "../inputs/input-props";

/** How long an input may take to load, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Scrolls to a field's input and focuses it. A value without its own input uses the surrounding one.
 * @param path as errors name it: `links.0.href`
 */
export function focusField(path: string): void {
  const found = closestInput(path);
  if (!found) return;
  const control = found.matches("input, textarea, select, button, [contenteditable], fieldset")
    ? found
    : (found.querySelector<HTMLElement>("input, textarea, select, button") ?? found);
  const arrive = () => {
    found.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
  };
  // A hidden element cannot be focused, so this waits until the tab is shown.
  if (openTabOf(found)) setTimeout(arrive);
  else arrive();
}

/** Focuses a field that is about to be rendered, may be within a closed entry of a list, or may still load its input. */
export function focusFieldOnceShown(path: string): void {
  // The inputs of a block are rendered in a second pass.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = closestInput(path);
      if (found?.ariaExpanded === "false" && found.id !== inputId(path)) {
        found.click();
        focusFieldOnceShown(path);
      } else if (document.getElementById(loadingId(path))) focusOnceLoaded(path);
      else focusField(path);
    }),
  );
}

function focusOnceLoaded(path: string): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById(inputId(path))) return;
    observer.disconnect();
    focusField(path);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), TIMEOUT_MS);
}

/** The input of a value, or the closest one around it. */
function closestInput(path: string): HTMLElement | null {
  const found = document.getElementById(inputId(path));
  const around = path.lastIndexOf(".");
  return found ?? (around < 0 ? null : closestInput(path.slice(0, around)));
}

/** Opens the tab of a field. @returns whether it was closed */
function openTabOf(field: HTMLElement): boolean {
  const panel = field.closest("[role=tabpanel]");
  const tab = document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
  if (tab?.getAttribute("aria-selected") !== "false") return false;
  tab.click();
  return true;
}
