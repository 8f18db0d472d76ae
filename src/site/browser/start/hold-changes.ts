import { type Control, isControl, setValue } from "../typing/controls";

/** Records which controls changed before React listened, and dispatches their changes again on request. */
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
 * During hydration, React takes a control's value as known and tracks values that scripts set. So this sets
 * another value that React sees, then the original one as a visitor would.
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
