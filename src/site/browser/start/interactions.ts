/** Links that open something, and the button of a form that does. Their address is only a fallback. */
export const OPENERS = "a[data-emit], form[data-emit] [type=submit]";

/** Elements that need JavaScript: without it, they do nothing or something else. */
export const NEEDS_APP = `button[type=button], ${OPENERS}`;

/** Interactions that may need the app. A mouse that rests causes none of them. */
export const INTERACTIONS = ["pointerdown", "wheel", "scroll", "keydown", "focusin", "input", "click"];

/** Id of the template with the dialog that opens before the app runs (`ui/modal/early-dialog-template.tsx`). */
export const EARLY_DIALOG_ID = "early-dialog";

/** Where a form says in JSON which bot check it needs. It is also the element for services that need one. */
export const BOT_CHECK = "[data-bot-check]";
