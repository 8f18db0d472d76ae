import { type Control, isControl, setValue } from "../typing/controls";

/** Remembers which controls were changed, and has their change heard when it is told to: React heard nothing before. */
export function holdChanges() {
  const changed = new Set<Control>();
  addEventListener("input", hold, true);

  function hold({ target }: Event) {
    if (isControl(target)) changed.add(target);
  }

  return {
    tell() {
      removeEventListener("input", hold, true);
      for (const control of changed) if (control.isConnected) notifyOfChange(control);
    },
  };
}

/**
 * React takes what a control holds when it takes the page over as known, and keeps count of what script sets. So the
 * control is set to something else where React sees it, then given its value back as a visitor would.
 */
function notifyOfChange(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control.type === "checkbox" || control.type === "radio") {
    const box = control as HTMLInputElement;
    box.checked = !box.checked;
    box.click();
  } else {
    const { value, selectionStart, selectionEnd } = control;
    control.value = "";
    setValue(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
}
