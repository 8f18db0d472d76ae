/** Prefix of the addresses of preview links; the token follows. They lead to the address of the record itself. */
export const PREVIEW_LINKS = "/preview/";

/** The parameter of a record's own address with the token of a preview link: the page then shows the draft. */
export const DRAFT_PARAMETER = "draft";
