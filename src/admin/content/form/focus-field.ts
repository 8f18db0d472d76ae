import { inputId } from "../inputs/input-props";

/**
 * Scrolls to a field's input and focuses it. A value without its own input uses the surrounding one.
 * @param path as errors name it: `links.0.href`
 */
export function focusField(path: string): void {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(inputId(parts.slice(0, length).join(".")));
    if (!found) continue;
    const control = found.matches("input, textarea, select, [contenteditable], fieldset")
      ? found
      : (found.querySelector<HTMLElement>("input, textarea, select, button") ?? found);
    const arrive = () => {
      found.scrollIntoView({ block: "center" });
      control.focus({ preventScroll: true });
    };
    // A hidden element cannot be focused.
    if (openTabOf(found)) setTimeout(arrive);
    else arrive();
    return;
  }
}

/** Opens the tab of a field. @returns whether it was closed */
function openTabOf(field: HTMLElement): boolean {
  const panel = field.closest("[role=tabpanel]");
  const tab = document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
  if (tab?.getAttribute("aria-selected") !== "false") return false;
  tab.click();
  return true;
}
