/** Elements that do nothing without JavaScript, or something else: links whose address is only a fallback. */
export const WAITS = "button[type=button], a[data-emit]";

/** Interactions that may need the app. A mouse that rests causes none of them. */
export const SIGNS = ["pointerdown", "wheel", "scroll", "keydown", "focusin", "input", "click"];

/** Id of the template with the dialog that opens before the app runs (`ui/modal/waiting-dialog.tsx`). */
export const WAITING_DIALOG_ID = "waiting-dialog";
