/** What a dialog asks before it closes, if something was typed in it. */
export const LEAVE_QUESTION = "Close this form?";

export const KEPT_INPUT_NOTE =
  "What you typed stays in this browser tab, so you can open the form again and continue. " +
  "Private answers, which say so in the form, are not kept.";
