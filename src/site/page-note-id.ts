/** The element, empty on every page, that the server fills in a stale copy and in a draft. */
export const PAGE_NOTE_ID = "page-note";
