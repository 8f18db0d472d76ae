/** Id of an element that is empty on every page. The server fills it in a stale copy and in a draft. */
export const PAGE_NOTE_ID = "page-note";
