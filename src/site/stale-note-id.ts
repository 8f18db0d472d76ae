/** The element, empty on every page, that the server fills when it answers with an old copy. */
export const STALE_NOTE_ID = "stale-note";
