import { inputId } from "../inputs/input-props";

/**
 * Brings the input of a value to the eye and to the keys; where the value has no input of its own, the one around it.
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
    // What is not shown yet takes no focus.
    if (openTabOf(found)) setTimeout(arrive);
    else arrive();
    return;
  }
}

/** What stands in a tab that is not shown cannot be reached before it is. @returns whether it had to be opened */
function openTabOf(field: HTMLElement): boolean {
  const panel = field.closest("[role=tabpanel]");
  const tab = document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
  if (tab?.getAttribute("aria-selected") !== "false") return false;
  tab.click();
  return true;
}
