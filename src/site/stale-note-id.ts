/** The element, empty on every page, that the server fills in a stale copy. */
export const STALE_NOTE_ID = "stale-note";
